import type { ReactNode, RefObject } from 'react';
import { useTranslation } from '~/design-system/I18n/i18nContext';
import { VisuallyHidden } from '~/design-system';
import type { ChartHeight } from '../series';
import * as css from './frame.css';

export interface ChartFrameProps {
  label: string;
  height: ChartHeight;
  /** Stands at the start of the legend's row, such as the title of the card around the chart. */
  header?: ReactNode;
  legend?: ReactNode;
  /** `loading` and `empty` replace the drawing. */
  state: 'ready' | 'loading' | 'empty';
  emptyText: string;
  /** The box that the drawing fills, for measuring. */
  plotRef: RefObject<HTMLDivElement | null>;
  /** The drawing. */
  children?: ReactNode;
  /** Stands after the drawing: the data table. */
  after?: ReactNode;
}

/** The frame of a chart with axes: the legend's row, a box of fixed height, and its loading and empty states. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, height, header, legend, state, emptyText, plotRef, children, after } = props;
  return (
    <figure className={css.frame} aria-label={label} aria-busy={state === 'loading'} data-state={state}>
      {header || legend ? (
        <div className={css.top}>
          <div className={css.header}>{header}</div>
          {legend ? (
            <div className={header ? css.legendBesideHeader : css.legendWithoutHeader}>{legend}</div>
          ) : null}
        </div>
      ) : null}
      <div ref={plotRef} className={css.box[height]}>
        {state === 'ready' ? children : <Placeholder loading={state === 'loading'} text={emptyText} />}
      </div>
      {state === 'ready' ? after : null}
    </figure>
  );
}

function Placeholder({ loading, text }: { loading: boolean; text: string }) {
  const translate = useTranslation('Chart');
  return (
    <div className={css.placeholder} data-state={loading ? 'loading' : 'empty'}>
      {loading ? (
        <VisuallyHidden>{translate('loading', 'Loading')}</VisuallyHidden>
      ) : (
        <p className={css.emptyText}>{text}</p>
      )}
    </div>
  );
}
