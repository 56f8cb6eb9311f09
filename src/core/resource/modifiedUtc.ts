/** When a record was last changed, as the service dates it in UTC and to the second; `''` where it does not tell. */
export function modifiedUtc(record: object): string {
  return 'modified_utc' in record ? String(record.modified_utc) : ''
}
