// A door of its own, for places that edit events: lists, which only read, come without what is behind it.
export { type EventFieldName, eventForm, type EventFormValues } from './form/eventForm.ts'
export { DescriptionBox, ExcerptBox } from './form/fields/TextFields.tsx'
export { FactFields, factNames, type FactName } from './form/FactFields.tsx'
export { SlugBox } from './form/fields/VisibilityFields.tsx'
export { TitleBox } from './form/fields/WhatFields.tsx'
export { QuickEvent } from './form/QuickEvent.tsx'
export { useEventLabels } from './form/useEventLabels.ts'
export { copiedValues } from './duplicate/copiedValues.ts'
export { useClockNote } from './form/clockText.ts'
export { followingEnd, switchedDays } from './form/moveSpan.ts'
export { plainCost } from './eventCost.ts'
export { withPublication } from './bulk/eventChanges.ts'
export { goesOut } from './rules/breaches.ts'
export { RuleNote } from './rules/RuleNote.tsx'
export { useMayBeWritten, useTaskReasons, useWriteReasons } from './rules/useWriteReasons.ts'
export type {
  EventsVersionsRequest,
  KnownVersion,
  LookAmongVersions,
  LookForVersions,
  VersionsOf,
} from './rules/versionsLook.ts'
export { useStatusChange } from './useStatusChange.ts'
export { puttingBack } from './puttingBack.ts'
export { linkedCollections } from './pickerSources.ts'
export { type ClockNote, type Shift, shifted } from './bulk/shiftedDates.ts'
