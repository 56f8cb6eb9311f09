// A door of its own, for places that edit events: lists, which only read, come without what is behind it.
export { eventForm } from './form/eventForm.ts'
export { type EventFieldName, type EventFormValues } from './form/eventValues.ts'
export { DescriptionBox, ExcerptBox } from './form/fields/TextFields.tsx'
export { FactFields, factNames, type FactName } from './form/FactFields.tsx'
export { SlugBox } from './form/fields/VisibilityFields.tsx'
export { TitleBox } from './form/fields/WhatFields.tsx'
export { useEventWords } from './form/useEventWords.ts'
