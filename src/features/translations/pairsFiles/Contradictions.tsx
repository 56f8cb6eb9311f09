import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/Button.tsx'
import type { LinkDecision } from '../confirmed/confirmedPairs.ts'
import type { Contradiction } from '../confirmed/pairsFile.ts'

interface Props {
  contradictions: readonly Contradiction[]
  /** those in which the file is right */
  believed: ReadonlySet<Contradiction>
  sayOf: (said: LinkDecision) => string
  onBelieve: (believed: ReadonlySet<Contradiction>) => void
}

/** As many as are asked about one by one; the others are answered together. */
const most = 20

/** What cannot both be so: what was said here stays, unless the file is taken to be right. */
export function Contradictions({ contradictions, believed, sayOf, onBelieve }: Props) {
  const { t } = useTranslation('translations')
  const count = contradictions.length
  const isEvery = believed.size === count
  const turned = (one: Contradiction) => {
    const next = new Set(believed)
    if (!next.delete(one)) next.add(one)
    onBelieve(next)
  }
  return (
    <>
      <Typography>{t('files.contradictions', { count })}</Typography>
      <Button onClick={() => onBelieve(new Set(isEvery ? [] : contradictions))}>
        {t(isEvery ? 'files.keepAll' : 'files.believeAll')}
      </Button>
      <FormGroup>
        {contradictions.slice(0, most).map((one) => (
          <FormControlLabel
            key={JSON.stringify(one)}
            control={<Checkbox checked={believed.has(one)} onChange={() => turned(one)} />}
            label={t(`files.believe.${one.says}`, {
              theirs: sayOf(one.theirs),
              mine: sayOf(one.mine),
            })}
          />
        ))}
      </FormGroup>
    </>
  )
}
