import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** `npm run bench:pairs` knows no bundler: what it opens must not either. */
it('the measure of the pairing is opened in plain Node', { timeout: 60_000 }, async () => {
  const open = `import('./e2e/pairing/quality.ts').then(({ wanted }) => console.log(wanted.right))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', open])
  expect(stdout.trim()).toBe('0.995')
})
