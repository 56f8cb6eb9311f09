import type { Locator } from '@playwright/test'
import { WIDTHS } from '../looks.ts'
import { enter, type Stage, words } from './stage.ts'
import {
  addEvent,
  byButton,
  conflict,
  differences,
  draftsOfFile,
  endedSession,
  guideInDrawer,
  linksOfFile,
  named,
  newVersion,
  testFromSignIn,
  byHistory,
  changeCopy,
  editLink,
  form,
  leaveForm,
  list,
  makeVenue,
  month,
  moveCategory,
  moveEvent,
  ofAccount,
  openBulk,
  openPopover,
  otherVersion,
  pressed,
  schedule,
  start,
} from './steps.ts'

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
  /** It has to be answered: Escape does not close it. */
  stays?: true
}

/** The widths at which it is there. */
export const widthsOf = ({ from = 0, until = Infinity }: Opening): readonly number[] =>
  WIDTHS.filter((width) => width >= from && width <= until)

export const openings: Readonly<Record<string, Opening>> = {
  'filters of a list': {
    source: 'ui/filters/FilterDrawer.tsx',
    path: list,
    open: byButton('filters:drawer.button'),
  },
  'filters of the history': {
    source: 'ui/filters/FilterDrawer.tsx',
    path: () => 'activity',
    open: byButton('filters:drawer.button'),
  },
  'statuses of a list': {
    source: 'ui/filters/LinkMenuItems.tsx',
    path: list,
    open: ({ page }) => enter(page.getByRole('main').locator('[aria-haspopup=menu]').first()),
  },
  views: {
    source: 'core/views/list/views/ViewsMenu.tsx',
    path: list,
    open: byButton('filters:view'),
  },
  'menu of a row': {
    source: 'core/views/list/RowMenu.tsx',
    path: list,
    open: byButton('filters:row.actions', ({ world }) => ({ title: world.event.title })),
  },
  'what many can be given': {
    source: 'core/views/list/bulk/BulkMenu.tsx',
    path: list,
    open: (stage) => openBulk(stage),
  },
  'a change of many': {
    source: 'core/views/list/bulk/BulkDialog.tsx',
    path: list,
    open: (stage) => openBulk(stage, 'event.actions.venue'),
  },
  'before something is deleted': {
    source: 'core/views/deleting/useDeletion.tsx',
    path: form,
    open: byButton('recordDeletion:action.trash'),
  },
  shortcuts: {
    source: 'ui/shortcuts/ShortcutSheet.tsx',
    path: list,
    open: (stage) => pressed(stage, '?'),
  },
  search: {
    source: 'features/search/dialog/SearchDialog.tsx',
    path: list,
    open: (stage) => pressed(stage, '/'),
  },
  'what to create': {
    source: 'app/shell/NewMenu.tsx',
    path: list,
    open: async (stage) => {
      const button = stage.page.getByRole('button', { name: words(stage, 'app:shell.new') }).first()
      await button.press('ArrowDown')
      return button
    },
    from: 900,
  },
  account: { source: 'app/shell/AccountPanel.tsx', path: list, open: ofAccount },
  more: {
    source: 'app/shell/MoreDrawer.tsx',
    path: list,
    open: byButton('app:shell.more'),
    until: 800,
  },
  'calendar of a date': {
    source: 'ui/form/DayPopover.tsx',
    path: form,
    open: byButton('form:picker.openFor', start),
  },
  'a day to go to': {
    source: 'ui/form/DayPopover.tsx',
    path: month,
    open: byButton('calendar:go.date'),
  },
  'address of a link': { source: 'ui/html/rich/AddressDialog.tsx', path: form, open: editLink },
  'leaving a form': { source: 'ui/confirm/ConfirmHost.tsx', path: form, open: leaveForm },
  'erasing the device': {
    source: 'ui/confirm/ConfirmHost.tsx',
    path: () => '../settings',
    open: byButton('settings:erase'),
  },
  'a record made in place': {
    source: 'core/views/form/QuickCreator.tsx',
    path: form,
    open: makeVenue,
  },
  'an event of the calendar': {
    source: 'features/calendar/popover/useOpenEvent.tsx',
    path: month,
    open: openPopover,
  },
  'what overlaps': {
    source: 'features/calendar/clashes/OverlapsButton.tsx',
    path: month,
    open: byButton('calendar:clashes.labelCount', () => ({ count: '1' })),
  },
  'moving an event': {
    source: 'features/calendar/move/MoveDialog.tsx',
    path: month,
    open: moveEvent,
  },
  'an event added in the calendar': {
    source: 'core/views/form/QuickCreator.tsx',
    path: month,
    open: addEvent,
  },
  'moving a category': {
    source: 'resources/categories/tree/CategoryTree.tsx',
    path: () => 'categories',
    open: moveCategory,
  },
  'a copy to change': {
    source: 'resources/events/duplicate/CopyPreview.tsx',
    path: (stage) => `${form(stage)}/duplicate`,
    open: changeCopy,
  },
  'two that are one': {
    source: 'features/duplicates/MergeDialog.tsx',
    path: ({ site }) => `hygiene?search=${site.suffix}`,
    open: byButton('hygiene:merge'),
  },
  'another version': {
    source: 'features/translations/confirming/OtherVersion.tsx',
    path: ({ site }) => `translations?search=${site.suffix}&state=confirm`,
    open: otherVersion,
  },
  'two states of a record': {
    source: 'features/activity/CompareDialog.tsx',
    path: () => 'activity',
    open: byHistory('activity:compareOf'),
  },
  'taking a change back': {
    source: 'features/activity/undo/UndoDialog.tsx',
    path: () => 'activity',
    open: byHistory('activity:undoOf'),
  },
  'other ways to save': {
    source: 'core/views/form/SaveBar.tsx',
    path: form,
    open: byButton('recordForm:action.others'),
  },
  'when a record is published': {
    source: 'core/views/form/SaveBar.tsx',
    path: () => 'events/new',
    open: schedule,
  },
  'pictures to choose from': {
    source: 'core/views/pictures/PictureChooser.tsx',
    path: form,
    open: byButton('recordForm:picture.choose'),
  },
  'what two have changed': {
    source: 'core/views/form/conflict/ConflictDialog.tsx',
    path: form,
    open: conflict,
  },
  'another venue of that name': {
    source: 'core/views/form/NamesakeDialog.tsx',
    path: () => 'venues/new',
    open: (stage) => named(stage, 'venue', 'Sala'),
  },
  'a category that exists': {
    source: 'core/views/form/NamesakeDialog.tsx',
    path: () => 'categories/new',
    open: (stage) => named(stage, 'category', 'Dansa'),
  },
  'what the service made of one of many': {
    source: 'core/views/form/differences/DifferencesDialog.tsx',
    path: list,
    open: differences,
  },
  'a guide in a drawer': {
    source: 'features/help/guide/GuideSheet.tsx',
    path: list,
    open: guideInDrawer,
    until: 800,
  },
  'links of a file': {
    source: 'features/translations/pairsFiles/ImportDialog.tsx',
    path: ({ site }) => `translations?search=${site.suffix}&state=confirm`,
    open: linksOfFile,
  },
  'drafts of a translator’s file': {
    source: 'core/views/list/bulk/BulkDialog.tsx',
    path: () => 'translations/exchange?part=in',
    open: draftsOfFile,
  },
  'a version to be made': {
    source: 'features/translations/sideBySide/PlanDialog.tsx',
    path: ({ world }) => `translations/${world.event.id}`,
    open: newVersion,
  },
  'a session that has ended': {
    source: 'app/signIn/SignInDialog.tsx',
    path: form,
    open: endedSession,
    stays: true,
  },
  // The last one: whoever opens it is signed out.
  'a connection test before signing in': {
    source: 'app/signIn/TestDialog.tsx',
    path: () => 'tags',
    open: testFromSignIn,
  },
}
