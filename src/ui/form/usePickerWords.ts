import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The words of date fields and of the calendar in the interface's language. The library's own Catalan and Spanish
 * have mistakes («Avuí», labels of two tables exchanged, «Dia» without its accent).
 */
export function usePickerWords(): PickersInputLocaleText {
  const { t } = useTranslation('form')
  return useMemo(
    () => ({
      previousMonth: t('picker.previousMonth'),
      nextMonth: t('picker.nextMonth'),
      calendarViewSwitchingButtonAriaLabel: (view) =>
        t(view === 'year' ? 'picker.toCalendar' : 'picker.toYears'),
      dateTableLabel: t('picker.chooseDate'),
      year: t('picker.year'),
      month: t('picker.month'),
      day: t('picker.day'),
      weekDay: t('picker.weekDay'),
      hours: t('picker.hours'),
      minutes: t('picker.minutes'),
      seconds: t('picker.seconds'),
      meridiem: t('picker.meridiem'),
      empty: t('picker.empty'),
      fieldYearPlaceholder: ({ digitAmount }) => t('picker.yearLetter').repeat(digitAmount),
      fieldMonthPlaceholder: () => 'MM',
      fieldDayPlaceholder: () => 'DD',
      fieldHoursPlaceholder: () => 'hh',
      fieldMinutesPlaceholder: () => 'mm',
    }),
    [t],
  )
}
