import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useService } from '../../../api/useService.ts'
import { TryIt } from '../tryIt/TryIt.tsx'
import { type Operation, type Parameter, deedOf, resourceOf } from './operations.ts'
import {
  deviations,
  type Deviation,
  answersOf,
  type Documented,
  type Known,
} from '../answers/documented.ts'
import { useDocumentation } from '../../../core/query/descriptionOptions.ts'
import { onOneLine } from '../../../core/resource/plainText.ts'
import { stack } from '../../../ui/layout.ts'

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.25, 1.25),
  borderInlineStart: `3px solid ${(theme.vars ?? theme).palette.warning.main}`,
  maxWidth: '72ch',
  '& strong': { color: (theme.vars ?? theme).palette.warning.main },
}))

/** What Agenda knows of live services beside what this one declares. */
function DeviationNotes({ names }: { names: readonly Deviation[] }) {
  const { t } = useTranslation('deviations')
  return names.map((name) => (
    <Note key={name}>
      <strong>{t('mark')}</strong> {t(`known.${name}`)}
    </Note>
  ))
}

const Line = stack('li', [0.25, 2], (theme) => ({
  gridTemplateColumns: 'minmax(10rem, 1fr) minmax(0, 3fr)',
  paddingBlock: theme.spacing(1),
  borderBlockStart: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

const Name = styled('div')({ overflowWrap: 'anywhere', '& code': { fontWeight: 600 } })

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  color: (theme.vars ?? theme).palette.text.secondary,
}))

const Required = styled('strong')(({ theme }) => ({
  color: (theme.vars ?? theme).palette.error.main,
}))

function typeOf({ type, items, format }: Parameter): string {
  const whole = items ? `${type || 'array'} <${items}>` : type
  return [whole, format].filter(Boolean).join(', ')
}

interface ParameterLineProps {
  parameter: Parameter
  deviations: readonly Deviation[]
}

/** One parameter as the service declares it; its description is the service's own, as text. */
function ParameterLine({ parameter, deviations }: ParameterLineProps) {
  const { t } = useTranslation('reference')
  const { language } = useService()
  const { name, place, required, description } = parameter
  const known = parameter.enum
  return (
    <Line>
      <Name>
        <code>{name}</code>
        <Facts>
          {required ? <Required>{t('required')}</Required> : <span>{t('optional')}</span>}
        </Facts>
      </Name>
      <div>
        {description ? <div lang={language}>{onOneLine(description)}</div> : null}
        <Facts>
          <span>{t(`place.${place}`)}</span>
          <span>{t('type', { type: typeOf(parameter) || t('anyType') })}</span>
          {parameter.default === null ? null : (
            <span>{t('default', { value: JSON.stringify(parameter.default) })}</span>
          )}
          {known ? <span>{t('values', { values: known.join(', ') })}</span> : null}
        </Facts>
        <DeviationNotes names={deviations} />
      </div>
    </Line>
  )
}

const List = stack('ul', 0.5, (theme) => ({
  '& li > strong': { fontFamily: 'monospace' },
  '& summary': { cursor: 'pointer', minHeight: 24 },
  '& dl': { margin: 0, paddingInlineStart: theme.spacing(2) },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, paddingInlineStart: theme.spacing(2) },
}))

/** The answers that an operation may have, as `/doc` tells them; nothing where there is no `/doc`, which the page says. */
function Answers({ operation }: { operation: Operation }) {
  const { t } = useTranslation('reference')
  const { data } = useDocumentation()
  if (!data) return null
  const answers = answersOf(data, operation)
  return (
    <>
      <Typography variant="h3" component="h4">
        {t('answers.title')}
      </Typography>
      {answers.length === 0 ? <p>{t('answers.unsaid')}</p> : null}
      <List>
        {answers.map((answer) => (
          <AnswerLine key={answer.status} answer={answer} />
        ))}
      </List>
    </>
  )
}

function AnswerLine({ answer }: { answer: Documented }) {
  const { t } = useTranslation('reference')
  const { language } = useService()
  const { status, description, schema, fields } = answer
  const count = fields.length
  return (
    <li>
      <strong>{status}</strong> <span lang={language}>{onOneLine(description)}</span>
      {count > 0 ? (
        <details>
          <summary>{t('answers.fields', { count, schema })}</summary>
          <dl>
            {fields.map(({ name, type, description: meaning }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code> {type}
                </dt>
                <dd lang={language}>{onOneLine(meaning)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  )
}

/**
 * What is known of an operation, or of one of its parameters.
 * @param selector the parameter that names the language, whatever this service calls it (contract.md §8.1)
 */
export function deviationsOf(
  operation: Operation,
  parameter: Parameter | null,
  selector: string,
): readonly Deviation[] {
  const deed = deedOf(operation)
  if (deed === null) return []
  if (parameter?.name === selector) return ['selectorStrict']
  const resource = resourceOf(operation)
  const all: readonly Known<Deviation>[] = deviations
  return all
    .filter(({ of, deeds }) => of.includes(resource) && deeds.includes(deed))
    .filter(({ parameters, inPath }) => {
      if (parameter === null) return parameters === undefined
      const isMeant = !inPath || parameter.place === 'path'
      return isMeant && parameters?.includes(parameter.name)
    })
    .map(({ name }) => name)
}

const Panel = stack('div', 1.5, (theme) => ({
  padding: theme.spacing(0.5, 1.5, 2),
  '& p': { margin: 0 },
  '& ul': { display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' },
}))

interface Props {
  operation: Operation
  /** the parameter that names the language */
  selector: string
}

/** What there is to say of an operation. */
export function OperationPanel({ operation, selector }: Props) {
  const { t } = useTranslation('reference')
  const { namespace } = useService().configuration.service
  const { parameters } = operation
  // What has the same route in another namespace is something else: what is sent goes to the configured one.
  const isOurs = operation.namespace === namespace
  const deviations = (parameter: Parameter | null) =>
    isOurs ? deviationsOf(operation, parameter, selector) : []
  return (
    <Panel>
      <DeviationNotes names={deviations(null)} />
      <Typography variant="h3" component="h4">
        {t('parameters')}
      </Typography>
      {parameters.length === 0 ? <p>{t('noParameters')}</p> : null}
      <ul>
        {parameters.map((parameter) => (
          <ParameterLine
            key={parameter.name}
            parameter={parameter}
            deviations={deviations(parameter)}
          />
        ))}
      </ul>
      {isOurs ? (
        <>
          <Answers operation={operation} />
          <TryIt {...{ operation, selector }} />
        </>
      ) : (
        <p>{t('try.elsewhere', { namespace })}</p>
      )}
    </Panel>
  )
}
