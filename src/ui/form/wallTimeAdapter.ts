import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/**
 * The pickers hold wall times as if they were UTC, and read what is typed in the same way: in the browser's own
 * zone an hour that its clock jumps over could not be typed, though it exists in the zone of the event.
 */
export class WallTimeAdapter extends AdapterDayjs {
  override parse = (value: string, format: string): Dayjs | null =>
    value === '' ? null : dayjs.utc(value, format, true)
}
