import { useState } from 'react';
import { logFilterValues } from '~/contract/enums.gen';
import { LOG_PAGE_SIZES, MAX_LENGTH } from '~/contract/limits';
import { Button, Select, TextField } from '~/design-system';
import { describeAction } from '~/domain';
import { FilterBar } from '~/patterns';
import type { LogFilters } from './logSearch';

const ACTIONS = logFilterValues.map((value) => ({
  value,
  label: value === 'all' ? 'All actions' : describeAction(value).label,
}));
const SIZES = LOG_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

export interface LogFilterFormProps {
  /** The filters in force. Remount the form when they change from outside. */
  applied: LogFilters;
  onApply: (filters: LogFilters) => void;
  onReset: () => void;
}

/** The filters of the log; nothing is fetched before they are applied (spec 2). */
export function LogFilterForm({ applied, onApply, onReset }: LogFilterFormProps) {
  const [draft, setDraft] = useState(applied);
  const change = (part: Partial<LogFilters>) => setDraft((before) => ({ ...before, ...part }));
  const backwards = draft.startDate !== '' && draft.endDate !== '' && draft.startDate > draft.endDate;

  return (
    <FilterBar
      label="Filters"
      onSubmit={() => {
        if (!backwards) onApply(draft);
      }}
      actions={
        <>
          <Button type="submit" variant="primary">
            Apply Filters
          </Button>
          <Button onClick={onReset}>Reset</Button>
        </>
      }
    >
      <Select
        label="Action"
        options={ACTIONS}
        value={draft.filter}
        onValueChange={(filter) => change({ filter })}
      />
      <TextField
        label="Player"
        placeholder="Name or uuid"
        maxLength={MAX_LENGTH.player}
        spellCheck={false}
        autoComplete="off"
        value={draft.player}
        onChange={(event) => change({ player: event.target.value })}
      />
      <TextField
        label="From (UTC day)"
        type="date"
        value={draft.startDate}
        onChange={(event) => change({ startDate: event.target.value })}
      />
      <TextField
        label="To (UTC day)"
        type="date"
        value={draft.endDate}
        error={backwards ? 'Choose a day on or after the first.' : undefined}
        onChange={(event) => change({ endDate: event.target.value })}
      />
      <Select
        label="Results per page"
        options={SIZES}
        value={String(draft.limit)}
        onValueChange={(limit) => change({ limit: Number(limit) })}
      />
    </FilterBar>
  );
}
