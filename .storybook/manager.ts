import { addons } from 'storybook/manager-api';
import { brands } from './brand';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({ theme: dark.matches ? brands.dark : brands.light, sidebar: { showRoots: true } });
}

followSystem();
dark.addEventListener('change', followSystem);
