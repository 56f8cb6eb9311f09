import type { World } from '../worlds/world.ts'
import { accountOf, isPasswordOf } from './accounts.ts'
import { type Language, fallbackLanguage, languages } from './handlers.ts'
import { beginSession, endSession, sessionLogin } from './session.ts'
import { escapedHtml } from './texts/rendered.ts'
import { say } from './words/say.ts'

/** The first of the browser's languages that the service speaks. */
const languageOf = (request: Request): Language => {
  const asked = (request.headers.get('accept-language') ?? '').split(',')
  const codes = asked.map((part) => part.trim().slice(0, 2).toLowerCase())
  return codes.flatMap((code) => languages.filter((known) => known === code))[0] ?? fallbackLanguage
}

/** Where to go after signing in: an address under this world's root, never another site. */
const destination = (asked: string | null, { root }: World): string => {
  const home = `${root}/`
  if (asked === null) return home
  const url = URL.canParse(asked, home) ? new URL(asked, home) : null
  const within = url?.origin === new URL(home).origin && url.href.startsWith(home)
  return within ? url.href : home
}

const page = (language: Language, status: number, body: string): Response =>
  new Response(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
      `<title>${say(language, 'session.title')}</title></head>` +
      `<body><main><h1>${say(language, 'session.title')}</h1>${body}</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=UTF-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      },
    },
  )

const form = (language: Language, target: string, refused: boolean): Response => {
  const field = (name: string, label: string, rest: string): string =>
    `<p><label>${say(language, label)}<br><input name="${name}" required ${rest}></label></p>`
  return page(
    language,
    refused ? 403 : 200,
    `${refused ? `<p role="alert">${say(language, 'session.refused')}</p>` : ''}<form method="post">` +
      field('log', 'session.login', 'autocomplete="username" autofocus') +
      field('pwd', 'session.password', 'type="password" autocomplete="current-password"') +
      `<input type="hidden" name="redirect_to" value="${escapedHtml(target)}">` +
      `<button>${say(language, 'session.sign_in')}</button></form>` +
      `<p>${say(language, 'session.hint')}</p>`,
  )
}

const signedIn = (language: Language, name: string, target: string): Response =>
  page(
    language,
    200,
    `<p>${escapedHtml(say(language, 'session.signed_in_as', { name }))}</p>` +
      `<p><a href="${escapedHtml(target)}">${say(language, 'session.open')}</a></p>` +
      '<form method="post"><input type="hidden" name="action" value="logout">' +
      `<button>${say(language, 'session.sign_out')}</button></form>`,
  )

const redirect = (address: string, cookie: string): Response =>
  new Response(null, { status: 302, headers: { Location: address, 'Set-Cookie': cookie } })

const textOf = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' ? value : ''

const submitted = async (request: Request, world: World, language: Language): Promise<Response> => {
  const origin = request.headers.get('origin')
  // A form of another site must not sign anybody in or out here.
  if (origin !== null && origin !== new URL(world.root).origin)
    return page(language, 403, `<p role="alert">${say(language, 'session.foreign')}</p>`)
  const sent = await request.formData().catch(() => new FormData())
  if (sent.get('action') === 'logout')
    return redirect(`${world.root}/wp-login.php`, endSession(world))
  const target = destination(textOf(sent.get('redirect_to')), world)
  const login = textOf(sent.get('log')).trim()
  const account = await accountOf(world, login)
  return account && isPasswordOf(login, textOf(sent.get('pwd')))
    ? redirect(target, beginSession(world, login))
    : form(language, target, true)
}

/** `/wp-login.php`: a plain form that begins or ends the site's own session (contract.md §5.1). */
export const signInPage = async (request: Request, world: World): Promise<Response> => {
  const language = languageOf(request)
  if (request.method === 'POST') return submitted(request, world, language)
  const target = destination(new URL(request.url).searchParams.get('redirect_to'), world)
  const login = sessionLogin(request, world)
  const account = login === null ? null : await accountOf(world, login)
  return account ? signedIn(language, account.name, target) : form(language, target, false)
}
