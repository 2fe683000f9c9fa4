import type { Category, Finding } from '../types';

export function createFinding(
  category: Category,
  severity: number,
  confidence: number,
  reasoning: string,
  about: Pick<Finding, 'topic' | 'found' | 'isUnequivocal'> = {},
): Finding {
  return { category, severity, confidence, reasoning, ...about };
}
