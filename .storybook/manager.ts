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
      // The page of a part has the part's name for the search, and stands below that name in the sidebar.
      renderLabel: ({ type, name, tags }) =>
        type === 'docs' && !tags.includes('unattached-mdx') ? 'Documentation' : name,
    },
  });
}

followSystem();
dark.addEventListener('change', followSystem);
