import { AccountDataCard, DeleteAccountDialog, type AccountDataCardProps } from '~/patterns';

export interface AccountSectionProps extends Omit<AccountDataCardProps, 'onDelete'> {
  /** The account's e-mail address. */
  email: string;
  /** Whether the question about deleting is open. */
  asking: boolean;
  onAskingChange: (asking: boolean) => void;
  onDelete: (password: string) => void;
  /** The account is being deleted. */
  isDeleting: boolean;
  /** Why deleting failed; shown in the dialog. */
  deleteError?: string | undefined;
}

/** What an owner can do with the account and all of its data. */
export function AccountSection({
  email,
  asking,
  onAskingChange,
  onDelete,
  isDeleting,
  deleteError,
  ...card
}: AccountSectionProps) {
  return (
    <>
      <AccountDataCard {...card} onDelete={() => onAskingChange(true)} />
      {asking ? (
        <DeleteAccountDialog
          email={email}
          onDelete={onDelete}
          onCancel={() => onAskingChange(false)}
          loading={isDeleting}
          error={deleteError}
        />
      ) : null}
    </>
  );
}
