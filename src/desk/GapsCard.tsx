import { useTranslation } from 'react-i18next'
import { DeskCard } from './DeskCard.tsx'
import { EventsNumber } from './EventsNumber.tsx'
import { gapNames, withoutIt } from './gaps.ts'
import { NumberList } from './NumberList.tsx'
import { Once } from './Once.tsx'
import { isOn, listedOn } from './onDays.ts'
import type { Ahead } from './useAhead.ts'

/** Events ahead that have no picture, no venue or no category. */
export function GapsCard({ ahead }: { ahead: Ahead }) {
  const { t } = useTranslation('desk')
  const { language, today } = ahead
  return (
    <DeskCard title={t('gaps.title')}>
      <Once ahead={ahead}>
        {(events, until) => (
          <NumberList
            lines={gapNames.map((name) => {
              const label = t(`gaps.${name}`)
              const found = withoutIt(events, name).filter((event) => isOn(event, today, until))
              return {
                key: name,
                name: label,
                number: (
                  <EventsNumber
                    events={found}
                    among={listedOn(today, until)}
                    {...{ language, label }}
                  />
                ),
              }
            })}
          />
        )}
      </Once>
    </DeskCard>
  )
}
