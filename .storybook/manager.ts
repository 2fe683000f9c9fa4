import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import { addons } from 'storybook/manager-api';
import { createSurfaces } from './surfaces';

// The styles of the stories do not reach the frame around them.
document.fonts.add(new FontFace('Geist Variable', `url(${geist})`, { weight: '100 900' }));

const surfaces = createSurfaces('torchward');
const dark = window.matchMedia('(prefers-color-scheme: dark)');

function followSystem(): void {
  addons.setConfig({
    theme: dark.matches ? surfaces.dark : surfaces.light,
    sidebar: {
      showRoots: true,
      // A page has its subject's name and its other names for the search; a part's page stands below that name.
      renderLabel: ({ type, name, tags }) => {
        if (type !== 'docs') return name;
        return tags.includes('unattached-mdx') ? name.replace(/ \(.*\)$/, '') : 'Documentation';
      },
    },
  });
}

followSystem();
dark.addEventListener('change', followSystem);
