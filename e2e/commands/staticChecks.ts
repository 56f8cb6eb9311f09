import { stage, verdict, type Outcome } from './stage.ts'

/** Types, lint (type-aware), format and unused code: everything that is found without running. */
export async function staticChecks(): Promise<Outcome[]> {
  return [
    await stage('types', () => verdict('tsc', '--noEmit', '-p', '.')),
    await stage('lint', () =>
      verdict('oxlint', '--type-aware', '--deny-warnings', 'src', 'e2e', 'vite.config.ts'),
    ),
    await stage('format', () => verdict('oxfmt', '--check', '.')),
    await stage('unused', () => verdict('knip', '--no-progress')),
  ]
}
