export { TONES, type Tone } from './tone';
export { breakpoints, media } from './theme/breakpoints';
export { vars } from './theme/contract.css';
export {
  HEADING_SIZES,
  SPACES,
  TEXT_SIZES,
  type HeadingSize,
  type SpaceToken,
  type TextSize,
} from './theme/tokens';

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
export { CONTAINER_WIDTHS, Container, type ContainerProps } from './layout/Container/Container';
export { Grid, type GridColumns, type GridProps } from './layout/Grid/Grid';
export { Heading, type HeadingProps } from './Heading/Heading';
export { Icon, type IconDrawing, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './IconButton/IconButton';
export { Inline, type InlineProps } from './layout/Inline/Inline';
export { LINK_VARIANTS, Link, type LinkProps } from './Link/Link';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './Link/LinkProvider';
export { Spinner, type SpinnerProps } from './Spinner/Spinner';
export { Stack, type StackProps } from './layout/Stack/Stack';
export { Text, type TextProps, type TextTone } from './Text/Text';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden';

export { Alert, type AlertProps } from './Alert/Alert';
export { CARD_PADDINGS, Card, CardHeader, type CardHeaderProps, type CardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { DIALOG_SIZES, Dialog, type DialogProps } from './Dialog/Dialog';
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
export { Field, type FieldControlProps, type FieldLook, type FieldProps } from './Field/Field';
export { Logo, type LogoProps } from './Logo/Logo';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { PasswordField, type PasswordFieldProps } from './PasswordField/PasswordField';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { Select, type SelectOption, type SelectProps } from './Select/Select';
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
  type TableColumnProps,
  type TableHeadProps,
  type TableProps,
  type TableRowProps,
} from './Table/Table';
export { TextField, type TextFieldProps } from './TextField/TextField';
