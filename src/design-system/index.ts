export { TONES, type Tone } from './tone';
export { breakpoints, media } from './theme/breakpoints';
export {
  HEADING_SIZES,
  SPACES,
  TEXT_SIZES,
  type HeadingSize,
  type SpaceToken,
  type TextSize,
} from './theme/tokens';

export {
  lazyWithPreload,
  preloadLazyComponents,
  preloadWhenIdle,
  retryLazyComponents,
  recoverWithNothing,
  type LazyComponent,
  type LazyComponentOptions,
} from './utilities/lazyWithPreload';
export { useTemporaryState } from './utilities/useTemporaryState';
export { useWasOpened } from './utilities/useWasOpened';

export * from './Icon/icons';
export { Badge, type BadgeProps } from './Badge/Badge';
export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './Button/Button';
export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup';
export { CONTAINER_WIDTHS, Container, type ContainerProps } from './layout/Container/Container';
export { DirectionProvider, type DirectionProviderProps } from './layout/DirectionProvider/DirectionProvider';
export { Grid, type GridColumns, type GridProps } from './layout/Grid/Grid';
export { Heading, type HeadingProps } from './Heading/Heading';
export { Icon, type IconDrawing, type IconDrawingProps, type IconProps } from './Icon/Icon';
export { I18nProvider, useLocale, useRelativeTimeFormat, type I18nProviderProps } from './I18n/I18nProvider';
export { useNumberFormat } from './I18n/numberFormat';
export type { FormatNumber, PartialTranslations, Translations } from './I18n/translations';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { Inline, type InlineProps } from './layout/Inline/Inline';
export { LINK_VARIANTS, Link, type LinkProps } from './Link/Link';
export { Anchor, LinkProvider, type LinkComponentProps, type LinkProviderProps } from './Link/LinkProvider';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader/PageHeader';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stack, type StackProps } from './layout/Stack/Stack';
export { Text, type TextProps, type TextTone } from './Text/Text';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';

export { Alert, type AlertProps } from './Alert/Alert';
export { CARD_PADDINGS, Card, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { Dialog } from './Dialog/Dialog';
export type { DialogProps } from './Dialog/DialogPanel';
export {
  DropdownMenu,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  type DropdownMenuProps,
  type MenuItemProps,
  type MenuLinkProps,
  type MenuRadioGroupProps,
} from './DropdownMenu/DropdownMenu';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { Field, type FieldControlProps, type FieldBaseProps, type FieldProps } from './Field/Field';
export { Logo, type LogoProps } from './Logo/Logo';
export { NativeSelect, type NativeSelectProps } from './NativeSelect/NativeSelect';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { Select, type SelectProps } from './Select/Select';
export type { SelectOption } from './Select/SelectPanel';
export { SKELETON_SHAPES, SKELETON_WIDTHS, Skeleton, type SkeletonProps } from './Skeleton/Skeleton';
export { StatCard, type StatCardProps } from './StatCard/StatCard';
export {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  type TableBodyProps,
  type TableCellProps,
  type SortDirection,
  type TableColumnProps,
  type TableHeadProps,
  type TableProps,
  type TableRowProps,
} from './Table/Table';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { Accordion, type AccordionProps } from './Accordion/Accordion';
export { AVATAR_SIZES, Avatar, type AvatarProps } from './Avatar/Avatar';
export { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
export type { ConfirmDialogProps } from './ConfirmDialog/ConfirmPanel';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton';
export {
  DESCRIPTION_LIST_LAYOUTS,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList';
export { Kbd, type KbdProps } from './Kbd/Kbd';
export { Meter, type MeterProps } from './Meter/Meter';
export { PasswordStrength, type PasswordStrengthProps } from './PasswordStrength/PasswordStrength';
export { SegmentedControl, type SegmentedControlProps } from './SegmentedControl/SegmentedControl';
export { Slider, type SliderProps } from './Slider/Slider';
export { Switch, type SwitchProps } from './Switch/Switch';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { ClockProvider, useClock, type ClockProviderProps } from './Timestamp/clock';
export { formatDateTime, formatRelative } from './Timestamp/formatTime';
export { Timestamp, type TimestampProps } from './Timestamp/Timestamp';
export { Uuid, type UuidProps } from './Uuid/Uuid';
export { CodeBlock, type CodeBlockProps, type CodeSample } from './CodeBlock/CodeBlock';
export {
  CommandMenu,
  type CommandGroup,
  type CommandItem,
  type CommandMenuProps,
} from './CommandMenu/CommandMenu';
export {
  DataTable,
  type DataTableCards,
  type DataTableColumn,
  type DataTableHandle,
  type DataTableProps,
  usePageTurn,
} from './DataTable/DataTable';
export { DataTableSortSelect, type DataTableSortSelectProps } from './DataTable/DataTableSortSelect';
export type { DataTableSort } from './DataTable/sort';
export { Form, type FormProps } from './Form/Form';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup';
export { StepList, type StepListProps } from './StepList/StepList';
export { NoValue, type NoValueProps } from './NoValue/NoValue';
export { isTyping, useShortcutKeys, type KeyPress } from './utilities/useShortcutKeys';
