import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { dark } from '~/design-system/theme/dark';
import { light } from '~/design-system/theme/light';
import { TONES } from '~/design-system/tone';

/** Measures WCAG 2 contrast of the colours as sRGB screens show them. */
function measureContrast(foreground: string, background: string): number {
  const toScreenColour = (value: string) => new Color(value).to('srgb').toGamut();
  return toScreenColour(foreground).contrastWCAG21(toScreenColour(background));
}

describe.each([
  ['light', light.color],
  ['dark', dark.color],
] as const)('%s theme', (_name, color) => {
  const grounds = {
    canvas: color.canvas,
    sunken: color.sunken,
    surface: color.surface,
    raised: color.raised,
  };
  const rowGrounds = { ...grounds, hover: color.hover, accentSoft: color.accent.soft };

  const readable: [string, string, string][] = [
    ...Object.entries(rowGrounds).flatMap(([ground, background]): [string, string, string][] => [
      [`text.default on ${ground}`, color.text.default, background],
      [`text.muted on ${ground}`, color.text.muted, background],
    ]),
    ...Object.entries(grounds).flatMap(([ground, background]): [string, string, string][] => [
      [`text.subtle on ${ground}`, color.text.subtle, background],
      [`accent.text on ${ground}`, color.accent.text, background],
      ...TONES.map((tone): [string, string, string] => [
        `${tone} on ${ground}`,
        color.tone[tone].fg,
        background,
      ]),
    ]),
    ...TONES.flatMap((tone): [string, string, string][] => [
      [`${tone} on its own soft fill`, color.tone[tone].fg, color.tone[tone].bg],
      [`text.default on the soft fill of ${tone}`, color.text.default, color.tone[tone].bg],
    ]),
    ['text.subtle on hover', color.text.subtle, color.hover],
    ['text.default on pressed', color.text.default, color.pressed],
    ['text.muted on pressed', color.text.muted, color.pressed],
    ['text.default on selected', color.text.default, color.selected],
    ['accent.text on accent.soft', color.accent.text, color.accent.soft],
    ['text.onAccent on accent.fill', color.text.onAccent, color.accent.fill],
    ['text.onAccent on accent.fillHover', color.text.onAccent, color.accent.fillHover],
    ['text.onAccent on accent.fillPressed', color.text.onAccent, color.accent.fillPressed],
    ['danger.onFill on danger.fill', color.danger.onFill, color.danger.fill],
    ['danger.onFill on danger.fillHover', color.danger.onFill, color.danger.fillHover],
    ['danger.onFill on danger.fillPressed', color.danger.onFill, color.danger.fillPressed],
    ['text.onTooltip on tooltip', color.text.onTooltip, color.tooltip],
    ['text.default on selection', color.text.default, color.selection],
    ['chart.axis on surface', color.chart.axis, color.surface],
    ['text.subtle on control.bg', color.text.subtle, color.control.bg],
  ];

  it.each(readable)('%s reads at 4.5:1', (_pair, foreground, background) => {
    expect(measureContrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });

  const visible: [string, string, string][] = Object.entries(grounds).flatMap(
    ([ground, background]): [string, string, string][] => [
      [`control.border on ${ground}`, color.control.border, background],
      [`control.borderHover on ${ground}`, color.control.borderHover, background],
      [`focus on ${ground}`, color.focus, background],
      [`accent.fill on ${ground}`, color.accent.fill, background],
      [`chart.series1 on ${ground}`, color.chart.series1, background],
      [`chart.series2 on ${ground}`, color.chart.series2, background],
      [`chart.series3 on ${ground}`, color.chart.series3, background],
      ...TONES.map((tone): [string, string, string] => [
        `solid ${tone} on ${ground}`,
        color.tone[tone].solid,
        background,
      ]),
    ],
  );

  it.each([
    ...visible,
    ['control.border on control.bg', color.control.border, color.control.bg],
    ['solid accent on control.track', color.tone.accent.solid, color.control.track],
    ['solid caution on control.track', color.tone.caution.solid, color.control.track],
  ] as [string, string, string][])('%s can be told apart at 3:1', (_pair, foreground, background) => {
    expect(measureContrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });

  it('stays inside sRGB, so that every screen shows the measured colour', () => {
    const flat = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(flat);
    const outside = flat(color).filter((value) => !new Color(value).inGamut('srgb', { epsilon: 0.005 }));
    expect(outside).toEqual([]);
  });
});

it('the check refuses a pair with too little contrast', () => {
  expect(measureContrast('oklch(0.8 0.012 255)', 'oklch(1 0 0)')).toBeLessThan(3);
  expect(measureContrast('oklch(0.65 0.02 255)', 'oklch(1 0 0)')).toBeLessThan(4.5);
});
