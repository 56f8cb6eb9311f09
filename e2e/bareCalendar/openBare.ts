import type { BrowserContext, Page } from '@playwright/test'
import { build, type Rolldown } from 'vite'

interface Built {
  script: string
  style: string
}

/** A file of this folder with all that it needs, as one script and one style sheet: for production, as the application. */
export async function built(entry: string): Promise<Built> {
  const made = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `e2e/bareCalendar/${entry}`, formats: ['iife'], name: 'bareCalendar' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]
  const files = [made].flat().flatMap(({ output }) => output)
  const code = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  )
  return { script: code.join('\n'), style: styles.join('\n') }
}

/** Opens pages with the bare component in the month of a day, without events. */
export async function bareOpener(context: BrowserContext, date: string) {
  const { script, style } = await built('page.tsx')
  const head = '<!doctype html><html lang="ca"><title>Bare</title><body></body></html>'
  return async (): Promise<Page> => {
    const page = await context.newPage()
    await page.setContent(head)
    await page.addStyleTag({ content: style })
    await page.addScriptTag({ content: (await painting()).script })
    await page.addScriptTag({ content: script })
    await page.evaluate((day) => window.openBare(day), date)
    await page.locator('[data-date]').first().waitFor()
    return page
  }
}

/** The script with which either page tells when something is painted. */
export const painting = () => built('painted.ts')
