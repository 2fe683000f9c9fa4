import Color from 'colorjs.io';
import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../src/design-system/theme/dark';
import { light } from '../src/design-system/theme/light';
import { scale } from '../src/design-system/theme/scale';
import type { Theme } from '../src/design-system/theme/tokens';

/* Storybook computes shades of its own and reads only sRGB notations. */
const hex = (value: string) => new Color(value).to('srgb').toString({ format: 'hex' });

function brand({ scheme, color }: Theme): ThemeVars {
  return create({
    base: scheme,
    brandTitle: 'Torchward',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scale.font.text,
    fontCode: scale.font.mono,
    colorPrimary: hex(color.accent.fill),
    colorSecondary: hex(color.accent.text),
    appBg: hex(color.sunken),
    appContentBg: hex(color.canvas),
    appPreviewBg: hex(color.canvas),
    appHoverBg: hex(color.hover),
    appBorderColor: hex(color.line.subtle),
    appBorderRadius: 6,
    textColor: hex(color.text.default),
    textMutedColor: hex(color.text.muted),
    textInverseColor: hex(color.text.onAccent),
    barBg: hex(color.sunken),
    barTextColor: hex(color.text.muted),
    barHoverColor: hex(color.text.default),
    barSelectedColor: hex(color.accent.text),
    buttonBg: hex(color.surface),
    buttonBorder: hex(color.line.strong),
    booleanBg: hex(color.sunken),
    booleanSelectedBg: hex(color.surface),
    inputBg: hex(color.control.bg),
    inputBorder: hex(color.control.border),
    inputTextColor: hex(color.text.default),
    inputBorderRadius: 6,
  });
}

/** Storybook's own surfaces in the product's two themes. */
export const brands = { light: brand(light), dark: brand(dark) } as const;
