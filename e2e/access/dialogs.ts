import { expect, type Locator } from '@playwright/test'
import { EventForm } from '../eventForm.ts'
import { button, enter, type Stage, words } from './stage.ts'

/** A dialog, menu or panel: how it is opened by a key, and where the focus goes when Escape closes it. */
interface Opening {
  /** The component that draws it, below `src`. */
  source: string
  /** The page, below the language. */
  path: (stage: Stage) => string
  /** Opens it, and gives what has to have the focus afterwards. */
  open: (stage: Stage) => Promise<Locator>
  /** Not there below this width, px. */
  from?: number
  /** Nor above this one. */
  until?: number
}

const heading = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const list = ({ site }: Stage) => `events?search=${site.suffix}`
const form = ({ world }: Stage) => `events/${world.event.id}`
const month = ({ world }: Stage) => `calendar?view=month&date=${world.event.day}`

const byButton =
  (key: `${string}:${string}`, holes: (stage: Stage) => object = () => ({})) =>
  (stage: Stage) =>
    enter(button(stage, key, holes(stage)))

async function pressed(stage: Stage, key: string): Promise<Locator> {
  await heading(stage).focus()
  await stage.page.keyboard.press(key)
  return heading(stage)
}

async function openPopover(stage: Stage): Promise<Locator> {
  const event = stage.page
    .getByRole('main')
    .locator('a.calendar-event')
    .filter({ hasText: stage.world.event.title })
  return enter(event.first())
}

/** Chooses the first record of a list, and opens an item of what can be done with it. */
async function openBulk(stage: Stage, item?: string): Promise<Locator> {
  await stage.page
    .getByRole('main')
    .getByRole('checkbox', { name: stage.world.event.title })
    .check()
  const menu = await enter(button(stage, 'bulk:menu'))
  if (item !== undefined) await menuItem(stage, `bulk:${item}`)
  return menu
}

async function menuItem(stage: Stage, key: `${string}:${string}`): Promise<void> {
  await stage.page.getByRole('menuitem', { name: words(stage, key), exact: true }).press('Enter')
}

/** Changes the title in its form and leaves it by a link. */
async function leaveForm(stage: Stage): Promise<Locator> {
  await new EventForm(stage.page, stage.world.language).text('title').fill('Canviat')
  const away = stage.page.getByRole('link', { name: words(stage, 'app:shell.events') }).first()
  return enter(away)
}

/** What the calendar does not know yet is made beside the form. */
async function makeVenue(stage: Stage): Promise<Locator> {
  const eventForm = new EventForm(stage.page, stage.world.language)
  const box = eventForm.choice('venue')
  await box.fill('Nau nova')
  const name = eventForm.say('create.venue', { typed: 'Nau nova' })
  await expect(stage.page.getByRole('option', { name })).toBeVisible()
  await box.press('Enter')
  return box
}

async function editLink(stage: Stage): Promise<Locator> {
  const text = new EventForm(stage.page, stage.world.language).text('description')
  await text.getByText('plaça').click()
  await enter(button(stage, 'html:tool.link').first())
  return text
}

async function changeCopy(stage: Stage): Promise<Locator> {
  await stage.page
    .getByRole('radio', { name: words(stage, 'eventDuplicate:way.repeat'), exact: true })
    .check()
  const table = stage.page.getByRole('table', {
    name: words(stage, 'eventDuplicate:preview.title'),
  })
  return enter(table.getByRole('button').last())
}

const inTree = (stage: Stage) => ({ title: `Dansa ${stage.site.suffix}` })

/** By its own menu, which is closed by then: the focus is on the row again. */
async function moveCategory(stage: Stage): Promise<Locator> {
  const opener = await byButton('filters:row.actions', inTree)(stage)
  await menuItem(stage, 'categoryList:move.action')
  return opener
}

async function moveEvent(stage: Stage): Promise<Locator> {
  const event = await openPopover(stage)
  await enter(button(stage, 'calendar:popover.move'))
  return event
}

async function addEvent(stage: Stage): Promise<Locator> {
  const event = stage.page.getByRole('main').locator('a.calendar-event').first()
  await event.press('n')
  return event
}

async function ofAccount({ page }: Stage): Promise<Locator> {
  return enter(page.getByRole('banner').getByRole('button').last())
}

async function otherVersion({ page }: Stage): Promise<Locator> {
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  return page.getByRole('gridcell').first()
}

const ofInterface = ({ world }: Stage) => ({
  language: { ca: 'Català', es: 'Español', en: 'English' }[world.language],
})

const start = (stage: Stage) => ({ field: words(stage, 'eventForm:label.start_date') })

export const openings: Readonly<Record<string, Opening>> = {
  'filters of a list': {
    source: 'ui/filters/FilterDrawer.tsx',
    path: list,
    open: byButton('filters:drawer.button'),
  },
  'filters of the history': {
    source: 'ui/filters/FilterDrawer.tsx',
    path: () => 'history',
    open: byButton('history:filters'),
  },
  columns: {
    source: 'ui/table/ColumnsMenu.tsx',
    path: list,
    open: byButton('filters:columns.button'),
    from: 1000,
  },
  views: {
    source: 'collection/list/views/ViewsMenu.tsx',
    path: list,
    open: byButton('filters:views'),
  },
  'menu of a row': {
    source: 'collection/list/RowMenu.tsx',
    path: list,
    open: byButton('filters:row.actions', ({ world }) => ({ title: world.event.title })),
  },
  'what many can be given': {
    source: 'collection/list/bulk/BulkMenu.tsx',
    path: list,
    open: (stage) => openBulk(stage),
  },
  'a change of many': {
    source: 'collection/list/bulk/BulkDialog.tsx',
    path: list,
    open: (stage) => openBulk(stage, 'event.actions.venue'),
  },
  'before something is deleted': {
    source: 'collection/deleting/DeleteDialog.tsx',
    path: form,
    open: byButton('recordDeletion:action.trash'),
  },
  shortcuts: {
    source: 'ui/shortcuts/ShortcutSheet.tsx',
    path: list,
    open: (stage) => pressed(stage, '?'),
  },
  search: {
    source: 'search/dialog/SearchDialog.tsx',
    path: list,
    open: (stage) => pressed(stage, '/'),
  },
  account: { source: 'app/shell/AccountPanel.tsx', path: list, open: ofAccount },
  'language of the interface': {
    source: 'app/shell/InterfaceLanguageMenu.tsx',
    path: list,
    open: byButton('app:shell.interfaceLanguage', ofInterface),
  },
  more: {
    source: 'app/shell/MoreDrawer.tsx',
    path: list,
    open: byButton('app:shell.more'),
    until: 800,
  },
  'calendar of a date': {
    source: 'ui/form/MomentCalendar.tsx',
    path: form,
    open: byButton('form:picker.openFor', start),
  },
  'a day to go to': {
    source: 'ui/form/DayChooser.tsx',
    path: month,
    open: byButton('calendar:go.date'),
  },
  'address of a link': { source: 'ui/html/rich/AddressDialog.tsx', path: form, open: editLink },
  'leaving a form': { source: 'ui/confirm/ConfirmDialog.tsx', path: form, open: leaveForm },
  'erasing the device': {
    source: 'ui/confirm/ConfirmDialog.tsx',
    path: () => '../settings',
    open: byButton('settings:erase'),
  },
  'a record made in place': {
    source: 'collection/form/quick/QuickDialog.tsx',
    path: form,
    open: makeVenue,
  },
  'an event of the calendar': {
    source: 'calendar/popover/EventPopover.tsx',
    path: month,
    open: openPopover,
    from: 600,
  },
  'moving an event': {
    source: 'calendar/move/MoveDialog.tsx',
    path: month,
    open: moveEvent,
    from: 600,
  },
  'an event added in the calendar': {
    source: 'collection/form/quick/QuickDialog.tsx',
    path: month,
    open: addEvent,
    from: 600,
  },
  'moving a category': {
    source: 'categories/tree/MoveDialog.tsx',
    path: () => 'categories',
    open: moveCategory,
  },
  'a copy to change': {
    source: 'events/duplicate/EditCopyDialog.tsx',
    path: (stage) => `${form(stage)}/duplicate`,
    open: changeCopy,
  },
  'two that are one': {
    source: 'hygiene/MergeDialog.tsx',
    path: ({ site }) => `hygiene?search=${site.suffix}`,
    open: byButton('hygiene:merge'),
  },
  'another version': {
    source: 'translations/confirming/OtherVersion.tsx',
    path: ({ site }) => `translations?search=${site.suffix}&state=confirm`,
    open: otherVersion,
  },
  'two states of a record': {
    source: 'history/CompareDialog.tsx',
    path: () => 'history',
    open: ({ page, world }) =>
      enter(
        page
          .getByRole('button', {
            name: words({ page, world } as Stage, 'history:compareOf', { name: world.event.title }),
          })
          .first(),
      ),
  },
  'taking a change back': {
    source: 'history/undo/UndoDialog.tsx',
    path: () => 'history',
    open: ({ page, world }) =>
      enter(
        page
          .getByRole('button', {
            name: words({ page, world } as Stage, 'history:undoOf', { name: world.event.title }),
          })
          .first(),
      ),
  },
}

/** Dialogs that need more than a key to be there, and the journey that reads them. */
export const readElsewhere: Readonly<Record<string, string>> = {
  'collection/pictures/PictureChooser.tsx': 'accessDialogs.spec.ts',
  'collection/form/conflict/ConflictDialog.tsx': 'nothingLostDialogs.spec.ts',
  'collection/form/NamesakeDialog.tsx': 'accessQuestions.spec.ts',
  'collection/form/TermExistsDialog.tsx': 'accessQuestions.spec.ts',
  'app/signIn/SignInDialog.tsx': 'nothingLostDialogs.spec.ts',
  'app/signIn/TestDialog.tsx': 'connection.spec.ts',
  'guide/GuideSheet.tsx': 'guide.spec.ts',
  'translations/pairsFiles/ImportDialog.tsx': 'board.spec.ts',
  'translations/exchange/drafts/DraftsDialog.tsx': 'accessTranslations.spec.ts',
  'translations/sideBySide/PlanDialog.tsx': 'accessTranslations.spec.ts',
}
