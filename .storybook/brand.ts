import Color from 'colorjs.io';
import { create, type ThemeVars } from 'storybook/theming';
import { dark, light, scale } from '../src/design-system/theme/torchward';
import type { Theme } from '../src/design-system/theme/tokens';

/* Storybook computes shades of these colours and parses sRGB notations alone. */
const toHex = (value: string) => new Color(value).to('srgb').toString({ format: 'hex' });

function createBrand({ scheme, color }: Theme): ThemeVars {
  return create({
    base: scheme,
    brandTitle: 'Torchward',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scale.font.text,
    fontCode: scale.font.mono,
    colorPrimary: toHex(color.accent.fill),
    colorSecondary: toHex(color.accent.text),
    appBg: toHex(color.sunken),
    appContentBg: toHex(color.canvas),
    appPreviewBg: toHex(color.canvas),
    appHoverBg: toHex(color.hover),
    appBorderColor: toHex(color.line.subtle),
    appBorderRadius: 6,
    textColor: toHex(color.text.default),
    textMutedColor: toHex(color.text.muted),
    textInverseColor: toHex(color.text.onAccent),
    barBg: toHex(color.sunken),
    barTextColor: toHex(color.text.muted),
    barHoverColor: toHex(color.text.default),
    barSelectedColor: toHex(color.accent.text),
    buttonBg: toHex(color.surface),
    buttonBorder: toHex(color.line.strong),
    booleanBg: toHex(color.sunken),
    booleanSelectedBg: toHex(color.surface),
    inputBg: toHex(color.control.bg),
    inputBorder: toHex(color.control.border),
    inputTextColor: toHex(color.text.default),
    inputBorderRadius: 6,
  });
}

/** Storybook's own surfaces in the product's two themes. */
export const brands = { light: createBrand(light), dark: createBrand(dark) } as const;
