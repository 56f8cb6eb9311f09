/** The journeys that point, and are done over again with keys alone. */
export const byKeysToo = [
  'agendaPack.spec.ts',
  'ahead.spec.ts',
  'board.spec.ts',
  'calendar.spec.ts',
  'calendarBadInput.spec.ts',
  'calendarByFinger.spec.ts',
  'calendarCreate.spec.ts',
  'connection.spec.ts',
  'desk.spec.ts',
  'elsewhere.spec.ts',
  'errand.spec.ts',
  'exchange.spec.ts',
  'filters.spec.ts',
  'form.spec.ts',
  'formSave.spec.ts',
  'fourResources.spec.ts',
  'guide.spec.ts',
  'history.spec.ts',
  'import.spec.ts',
  'importCalendar.spec.ts',
  'importKilled.spec.ts',
  'languageErrands.spec.ts',
  'list.spec.ts',
  'newVersion.spec.ts',
  'nothingLostConflicts.spec.ts',
  'nothingLostCreation.spec.ts',
  'nothingLostDisk.spec.ts',
  'nothingLostDrafts.spec.ts',
  'nothingLostMerged.spec.ts',
  'nothingLostNetwork.spec.ts',
  'nothingLostQueue.spec.ts',
  'nothingLostSession.spec.ts',
  'offline.spec.ts',
  'otherSites.spec.ts',
  'pickerWords.spec.ts',
  'pictures.spec.ts',
  'publishingRules.spec.ts',
  'service.spec.ts',
  'shell.spec.ts',
  'sideBySide.spec.ts',
  'signIn.spec.ts',
  'siteSession.spec.ts',
  'text.spec.ts',
  'textBlocks.spec.ts',
  'textLinks.spec.ts',
  'textLists.spec.ts',
  'textLooks.spec.ts',
  'textPictures.spec.ts',
  'textStyles.spec.ts',
  'textTables.spec.ts',
  'transfer.spec.ts',
  'trouble.spec.ts',
  'unpaired.spec.ts',
  'views.spec.ts',
  'visibility.spec.ts',
]

/** Those that have done their errand with nothing but keys themselves; calendarDrag in calendarByKeyboard. */
export const withKeysThemselves = [
  'bulk.spec.ts',
  'calendarByKeyboard.spec.ts',
  'calendarDrag.spec.ts',
  'calendarMoveDialog.spec.ts',
  'categoryTree.spec.ts',
  'duplicate.spec.ts',
  'festival.spec.ts',
  'hygiene.spec.ts',
  'pairsByKeyboard.spec.ts',
  'search.spec.ts',
  'searchTypedAhead.spec.ts',
  'trash.spec.ts',
]

/** What is looked at and what is attacked: no errand. */
export const noErrand = [
  'access',
  'calendarPrint.spec.ts',
  'calendarSteady.spec.ts',
  'chaos.spec.ts',
  'hostile',
  'nothingLostDialogs.spec.ts',
  'policy.spec.ts',
  'safety.spec.ts',
]

/** A test by its file and words of the line that names it. */
type Named = readonly [file: string, words: string]

const chosen: Named = ['calendarByKeyboard.spec.ts', 'days are chosen with keys']
const chosenOfWeek: Named = ['calendarByKeyboard.spec.ts', 'a day of a week is chosen with keys']

/** What is by nature pointing, `@pointing`, and the test that does the same with keys. */
export const twins: readonly (readonly [pointing: Named, keys: Named])[] = [
  // It points at one way and brings the focus to the other.
  [
    ['ahead.spec.ts', 'the code of a page comes when somebody is about to open it'],
    ['ahead.spec.ts', 'the code of a page comes when somebody is about to open it'],
  ],
  [
    ['calendarByFinger.spec.ts', 'a finger drawn sideways draws over a week'],
    ['../src/calendar/page/CalendarPage.test.tsx', 'keys lead to the next and the former month'],
  ],
  [['calendarByFinger.spec.ts', 'a day is chosen by resting on it'], chosen],
  [['calendarByFinger.spec.ts', 'are drawn over, after resting on the first'], chosen],
  [
    ['calendarCreate.spec.ts', 'a day of a month is pressed'],
    ['calendarCreate.spec.ts', 'an event is added with the keyboard alone'],
  ],
  [['calendarCreate.spec.ts', 'days are drawn over, and the whole form goes on'], chosen],
  [['calendarCreate.spec.ts', 'half an hour of a week is pressed'], chosenOfWeek],
  [
    ['categoryTree.spec.ts', 'a category is dragged into another'],
    ['categoryTree.spec.ts', 'the same by keys'],
  ],
  [
    ['pictures.spec.ts', "way: 'dropped'"],
    ['pictures.spec.ts', "way: 'looked for'"],
  ],
]

/** What is not done over again: what is by nature pointing, which has its twin, and what is looked at in many looks, not done. */
export const notAgain = /@pointing|stands? in (?:nobody|anyone)/
