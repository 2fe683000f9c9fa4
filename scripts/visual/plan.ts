import { readFileSync } from 'node:fs';
import type { StoryEntry } from './storybook';

/** The plan of one run, passed to Playwright's processes as a JSON file. */
export interface ComparisonPlan {
  /** Where the built Storybook is served. */
  origin: string;
  /** Story entries to draw. */
  stories: readonly StoryEntry[];
  /** Ids of all stories, drawn or not; a baseline with another id is unused. */
  storyIds: readonly string[];
  /** Parts of keys: only pictures whose key contains one of them are compared. Empty for all. */
  only: readonly string[];
  /** Accept what is drawn. */
  update: boolean;
  /** Folder of the baselines. */
  baselines: string;
  /** Folder for the HTML report. */
  report: string;
  /** File for the findings. */
  findings: string;
}

/** Name of the environment variable that holds the path of the plan. */
export const PLAN_VARIABLE = 'VISUAL_PLAN';

export function readComparisonPlan(): ComparisonPlan {
  return JSON.parse(readFileSync(process.env[PLAN_VARIABLE] ?? '', 'utf8')) as ComparisonPlan;
}

/** @param key `story-id/mode` */
export function isSelected(key: string, only: readonly string[]): boolean {
  return only.length === 0 || only.some((part) => key.includes(part));
}
