import type { FileChooser, Locator } from '@playwright/test'
import { press } from './pressing.ts'
import { reach } from './reaching.ts'

/** What is shown of the wanted option, and how far it is from the chosen one. */
interface Choice {
  label: string
  steps: number
}

/** What every keyboard has keys for; a space would open the box. */
const typed = /^[\w-]+/

function choiceIn(box: Locator, value: unknown): Promise<Choice> {
  const wanted = typeof value === 'string' ? value : (value as { label?: string }).label
  return box.evaluate((element, name): Choice => {
    const { options, selectedIndex } = element as HTMLSelectElement
    const within = [...options].filter(({ disabled }) => !disabled)
    const option = within.find(({ value: known, label }) => known === name || label === name)
    if (!option) throw new Error(`No such option: ${name}`)
    const chosen = within.findIndex(({ index }) => index === selectedIndex)
    return { label: option.label, steps: within.indexOf(option) - chosen }
  }, wanted)
}

/** Chooses of a native box by the first letters of what is shown. */
export async function choose(box: Locator, value: unknown): Promise<string[]> {
  await reach(box)
  const { keyboard } = box.page()
  const { label, steps } = await choiceIn(box, value)
  if (steps !== 0) await keyboard.type(typed.exec(label)?.[0] ?? '')
  // For a second the browser adds letters to those of the choice before: arrows go the rest of the way.
  const { steps: rest } = await choiceIn(box, value)
  for (let step = 0; step < Math.abs(rest); step += 1)
    await keyboard.press(rest > 0 ? 'ArrowDown' : 'ArrowUp')
  return [label]
}

export type Files = Parameters<FileChooser['setFiles']>[0]

/** Chooses a file in what is opened by the button before its unseen input. */
export async function chooseFile(input: Locator, files: Files): Promise<void> {
  const asked = input.page().waitForEvent('filechooser')
  await press(input.locator('xpath=preceding::button[1]'))
  const chooser = await asked
  const wanted = await input.elementHandle()
  if (!(await chooser.element().evaluate((asker, it) => asker === it, wanted)))
    throw new Error('The button asks for a file of another input')
  await chooser.setFiles(files)
}
