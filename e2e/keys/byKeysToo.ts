/** The journeys that point, and are done over again with keys alone. */
export const byKeysToo = [
  'agendaPack.spec.ts',
  'ahead.spec.ts',
  'board.spec.ts',
  'calendar.spec.ts',
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
  'calendarBadInput.spec.ts',
  'calendarPrint.spec.ts',
  'calendarSteady.spec.ts',
  'chaos.spec.ts',
  'hostile.spec.ts',
  'nothingLostDialogs.spec.ts',
  'policy.spec.ts',
  'safety.spec.ts',
]

/**
 * What is not done over again: what is by nature pointing, `@pointing`, whose twin is named beside it, and what is
 * looked at in many looks, not done.
 */
export const notAgain = /@pointing|stands? in (?:nobody|anyone)/
