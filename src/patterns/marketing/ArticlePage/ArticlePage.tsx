import { useId, type ReactNode } from 'react';
import { Alert, Container, Heading, Link, Text } from '~/design-system';
import * as css from './ArticlePage.css';

export interface ArticlePart {
  /** Anchor of the part, unique on the page. */
  id: string;
  title: string;
  /** Paragraphs and lists. */
  body: ReactNode;
  /** Anchors within the section, which the table of contents lists on wide screens. */
  places?: readonly { id: string; title: string }[];
}

export interface ArticlePageProps {
  /** The text's title. */
  title: string;
  /** The text's main statement in one or two sentences. */
  lead: ReactNode;
  /** When the text last changed, written out. */
  updated?: string;
  /**
   * `text` keeps lines short and styles its sections as running text. `reference` takes the whole width, for tables and
   * code.
   * @default 'text'
   */
  kind?: keyof typeof css.layout;
  /** Controls that choose what the text shows, such as a search. */
  controls?: ReactNode;
  /** A note before the text, such as that the text is a template. */
  notice?: string;
  /** The article's parts, in reading order. */
  parts: readonly ArticlePart[];
}

/** A long text with a table of contents: terms, privacy, the reference of the API. */
export function ArticlePage({
  title,
  lead,
  updated,
  kind = 'text',
  controls,
  notice,
  parts,
}: ArticlePageProps) {
  const contentsId = useId();
  return (
    <Container>
      <div className={css.layout[kind]}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
          {updated === undefined ? null : (
            <Text size="small" tone="subtle">
              Last changed {updated}
            </Text>
          )}
          {controls}
          {notice ? <Alert tone="caution">{notice}</Alert> : null}
        </div>
        {parts.length === 0 ? null : (
          <nav className={css.contents} aria-labelledby={contentsId}>
            <p id={contentsId} className={css.contentsTitle}>
              On this page
            </p>
            <ol>
              {parts.map(({ id, title: partTitle, places = [] }) => (
                <li key={id}>
                  <Link href={`#${id}`} variant="quiet">
                    {partTitle}
                  </Link>
                  {places.length === 0 ? null : (
                    <ol className={css.places}>
                      {places.map((place) => (
                        <li key={place.id}>
                          <Link href={`#${place.id}`} variant="quiet">
                            {place.title}
                          </Link>
                        </li>
                      ))}
                    </ol>
                  )}
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.body}>
          {parts.map(({ id, title: partTitle, body }) => (
            <section key={id} id={id} className={css.part[kind]} aria-labelledby={`${id}-title`}>
              <Heading level={2} id={`${id}-title`}>
                {partTitle}
              </Heading>
              {body}
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}
