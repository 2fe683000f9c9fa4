import { useId, type ReactNode } from 'react';
import { Alert, Container, Heading, Link, Text } from '~/design-system';
import * as css from './ArticlePage.css';

export interface ArticlePart {
  /** Anchor of the part, unique on the page. */
  id: string;
  title: string;
  /** Paragraphs and lists. */
  body: ReactNode;
}

export interface ArticlePageProps {
  /** What the text is called. */
  title: string;
  /** One or two sentences that say the most important thing of the whole text. */
  lead: ReactNode;
  /** When the text last changed, written out. */
  updated: string;
  /** What a reader has to know before reading, such as that the text is a template. */
  notice?: string;
  /** Its parts, in reading order. */
  parts: readonly ArticlePart[];
}

/** A long text with a table of contents: terms, privacy. */
export function ArticlePage({ title, lead, updated, notice, parts }: ArticlePageProps) {
  const contentsId = useId();
  return (
    <Container>
      <div className={css.layout}>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
          <Text size="small" tone="subtle">
            Last changed {updated}
          </Text>
          {notice ? (
            <Alert tone="caution" announce={false}>
              {notice}
            </Alert>
          ) : null}
        </div>
        <nav className={css.contents} aria-labelledby={contentsId}>
          <p id={contentsId} className={css.contentsTitle}>
            On this page
          </p>
          <ol>
            {parts.map(({ id, title: partTitle }) => (
              <li key={id}>
                <Link href={`#${id}`} variant="quiet">
                  {partTitle}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.body}>
          {parts.map(({ id, title: partTitle, body }) => (
            <section key={id} id={id} className={css.part} aria-labelledby={`${id}-title`}>
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
