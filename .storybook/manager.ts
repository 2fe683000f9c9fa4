import { addons } from 'storybook/manager-api';
import { brands } from './brand';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: prefersDark ? brands.dark : brands.light,
  sidebar: { showRoots: true },
});
