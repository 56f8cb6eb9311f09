import { eventFields } from '../eventFields.ts'
import { eventFieldNames } from './eventValues.ts'

/** "On create … are required. On update every field is optional." */
export const requiredOnCreate = new Set(
  eventFieldNames.filter((name) => 'required' in eventFields[name] && eventFields[name].required),
)
