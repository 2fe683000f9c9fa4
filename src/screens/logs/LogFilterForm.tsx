import { useRef, useState } from 'react';
import type { LogFilter, Period } from '~/contract/api.gen';
import { logFilterValues, periodValues } from '~/contract/enums.gen';
import { LOG_PAGE_SIZES, MAX_LENGTH } from '~/contract/limits';
import { Button, Select, TextField } from '~/design-system';
import { describeAction } from '~/domain';
import { FilterBar } from '~/patterns';
import { DEFAULT_FILTERS, isBackwards, type LogFilters } from './logSearch';

const OTHER_FILTERS: Partial<Record<LogFilter, string>> = {
  all: 'All',
  any_action: 'Any action',
  filtered: 'Pre-filtered',
};
const ACTIONS = logFilterValues.map((value) => ({
  value,
  label: OTHER_FILTERS[value] ?? describeAction(value).label,
}));
/** A select cannot hold an empty value. */
const ANY_TIME = 'any';
const PERIOD_NAMES: Record<Period, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
};
const PERIODS = [
  { value: ANY_TIME, label: 'Any time' },
  ...periodValues.map((value) => ({ value, label: PERIOD_NAMES[value] })),
] as const;
const SIZES = LOG_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

export interface LogFilterFormProps {
  /** The applied filters. The form takes them over when they change. */
  applied: LogFilters;
  onApply: (filters: LogFilters) => void;
  /** Called after the fields have their defaults again. */
  onReset: () => void;
}

/** The filters of the log; nothing is fetched before they are applied. */
export function LogFilterForm({ applied, onApply, onReset }: LogFilterFormProps) {
  const [draft, setDraft] = useState(applied);
  const [resets, setResets] = useState(0);
  const appliedText = JSON.stringify(applied);
  const [lastApplied, setLastApplied] = useState(appliedText);
  if (appliedText !== lastApplied) {
    setLastApplied(appliedText);
    setDraft(applied);
  }
  const change = (part: Partial<LogFilters>) => setDraft((before) => ({ ...before, ...part }));
  const backwards = isBackwards(draft);
  const lastDay = useRef<HTMLInputElement>(null);

  return (
    <FilterBar
      label="Filters"
      onSubmit={() => {
        if (backwards) lastDay.current?.focus();
        else onApply(draft);
      }}
      actions={
        <>
          <Button type="submit" variant="primary">
            Apply Filters
          </Button>
          <Button
            onClick={() => {
              setDraft(DEFAULT_FILTERS);
              setResets((count) => count + 1);
              onReset();
            }}
          >
            Reset
          </Button>
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
        label="Message contains"
        placeholder="Words or a part"
        maxLength={MAX_LENGTH.messagePart}
        autoComplete="off"
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      <Select
        label="Period"
        options={PERIODS}
        value={draft.period === '' ? ANY_TIME : draft.period}
        onValueChange={(period) =>
          change({ period: period === ANY_TIME ? '' : period, startDate: '', endDate: '' })
        }
      />
      {/* Keyed, because the browser keeps a half-typed day, which is empty for React. */}
      <TextField
        key={`from ${resets}`}
        label="From (UTC day)"
        type="date"
        value={draft.startDate}
        onChange={(event) => change({ period: '', startDate: event.target.value })}
      />
      <TextField
        key={`to ${resets}`}
        ref={lastDay}
        label="To (UTC day)"
        type="date"
        value={draft.endDate}
        error={backwards ? 'Choose a day on or after the From day.' : undefined}
        onChange={(event) => change({ period: '', endDate: event.target.value })}
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
