import type { Preview } from '@storybook/react-vite';
import { BRAND_NAMES } from './brandNames';
import { THEMES } from './modes';

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The toolbar's switches. The test projects use the same names and values. */
export const globalTypes = {
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: BRAND_NAMES.map((brand) => ({ value: brand, title: capitalize(brand) })),
      dynamicTitle: true,
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'circlehollow',
      items: [
        { value: 'system', title: 'Theme of the system' },
        ...THEMES.map((theme) => ({ value: theme, title: capitalize(theme) })),
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduce', title: 'Reduced motion' },
      ],
    },
  },
  textScale: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '150', title: 'Text 150 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  direction: {
    description: 'Direction of reading',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  timeZone: {
    description: 'Time zone',
    toolbar: {
      title: 'Time zone',
      icon: 'globe',
      items: [
        { value: 'UTC', title: 'UTC' },
        { value: 'America/New_York', title: 'New York' },
        { value: 'Europe/Berlin', title: 'Berlin' },
        { value: 'Asia/Kolkata', title: 'Kolkata' },
        { value: 'Pacific/Auckland', title: 'Auckland' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  brand: 'torchward',
  theme: 'system',
  motion: 'system',
  textScale: '100',
  direction: 'ltr',
  timeZone: 'UTC',
} as const;
