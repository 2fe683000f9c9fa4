import { addons } from 'storybook/manager-api';
import { getSurfaces } from './surfaces';

const surfaces = getSurfaces('torchward');
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({ theme: dark.matches ? surfaces.dark : surfaces.light, sidebar: { showRoots: true } });
}

followSystem();
dark.addEventListener('change', followSystem);
