import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { vars } from '~/design-system/theme';

const { color, space, radius, font, fontSize } = vars;

const popup = {
  border: `1px solid ${color.line.strong}`,
  borderRadius: radius.medium,
  background: color.raised,
  color: color.text.default,
  boxShadow: vars.elevation.overlay,
};

const look = EditorView.theme({
  '&': {
    border: `1px solid ${color.control.border}`,
    borderRadius: radius.medium,
    background: color.control.bg,
    color: color.text.default,
    fontSize: fontSize.small,
    maxBlockSize: '60vh',
    minBlockSize: '18rem',
  },
  '&.cm-focused': { outline: `2px solid ${color.focus}` },
  '.cm-scroller': { fontFamily: font.mono, lineHeight: '1.6', overflow: 'auto' },
  '.cm-content': { paddingBlock: space.small, caretColor: color.text.default },
  '.cm-cursor': { borderInlineStartColor: color.text.default },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: color.selection,
  },
  '.cm-activeLine': { background: 'transparent' },
  '.cm-gutters': {
    border: '0',
    borderStartStartRadius: radius.medium,
    background: color.sunken,
    color: color.text.subtle,
  },
  '.cm-activeLineGutter': { background: color.pressed, color: color.text.default },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: color.selected },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': { background: color.tone.critical.bg },
  '.cm-foldPlaceholder': {
    background: color.sunken,
    borderColor: color.line.subtle,
    color: color.text.muted,
  },
  '.cm-tooltip': popup,
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: font.mono, fontSize: fontSize.small },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { paddingBlock: space.half, paddingInline: space.xsmall },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: color.selected,
    color: color.text.default,
  },
  '.cm-completionDetail': { color: color.text.muted, fontStyle: 'normal' },
  '.cm-completionInfo': { ...popup, padding: space.xsmall, fontSize: fontSize.small },
  '.cm-panels': { background: color.sunken, color: color.text.default },
  '.cm-diagnostic': { borderInlineStart: `3px solid ${color.tone.critical.solid}`, padding: space.xsmall },
});

const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.punctuation, tags.angleBracket, tags.bracket], color: color.text.muted },
  { tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword], color: color.tone.accent.fg },
  { tag: [tags.tagName, tags.typeName, tags.className], color: color.tone.info.fg },
  { tag: [tags.string, tags.special(tags.string)], color: color.tone.positive.fg },
  { tag: [tags.number, tags.bool, tags.null], color: color.tone.serious.fg },
  { tag: tags.invalid, color: color.tone.critical.fg },
]);

/** The editor in the theme's colours and faces. */
export const editorTheme = [look, syntaxHighlighting(colours)];
