import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { rebased } from '../hosting/base.ts'
import { guardsFor } from '../hosting/policy.ts'
import mediaTypes from './mediaTypes.json' with { type: 'json' }

const TYPES: Readonly<Record<string, string>> = mediaTypes

/** Formats that carry their own compression. */
const COMPRESSED = new Set(['.png', '.woff2', '.ico'])

/** How the application stands to its service, where that is not its own. */
export interface SiteOptions {
  /** The origin of a service elsewhere. */
  serviceOrigin?: string | undefined
  /** What is made of `config.json`. */
  configured?: ((file: Buffer) => Buffer) | undefined
}

/** A service elsewhere is asked through this address; nothing says from where its pictures come, often another host than its own. */
const guardsOf = ({ serviceOrigin }: SiteOptions) =>
  guardsFor({ pictures: serviceOrigin === undefined ? [] : [serviceOrigin, 'https:'] })

/** `config.json` for a service elsewhere: its session is a cookie of that origin, which no page of this one sends. */
export const withoutSession = (file: Buffer): Buffer => {
  const { service, signIn, ...rest }: Record<string, unknown> = JSON.parse(file.toString())
  const ways = Array.isArray(signIn) ? signIn.filter((way) => way !== 'session') : signIn
  const told = {
    ...rest,
    service: Object.assign({}, service, { nonceAddress: null }),
    signIn: ways,
  }
  return Buffer.from(JSON.stringify(told, null, 2))
}

type Encoding = 'br' | 'gzip' | 'identity'

const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Ten would be a twelfth smaller, and take twenty times as long before the first page comes.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  identity: async (bytes) => bytes,
}

const encodingFor = (request: Request, extension: string): Encoding => {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  if (COMPRESSED.has(extension)) return 'identity'
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (/^(ENOENT|EISDIR|ENOTDIR|ENAMETOOLONG)$/.test(code)) return undefined
    throw error
  }
}

export interface Site {
  /**
   * Answers a GET below a world.
   *
   * @param path below the world, decoded, beginning with a slash
   * @param base the world's path, with a slash at both ends
   */
  answer(request: Request, path: string, base: string): Promise<Response>
}

/** The built application in `directory`, served under any path; every other page address is its index. */
export const openSite = (directory: string, options: SiteOptions = {}): Site => {
  const guards = guardsOf(options)
  const encoded = new Map<string, Promise<Buffer>>()

  // By content: the next build may have other bytes under the same name.
  const bodyOf = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${createHash('sha1').update(bytes).digest('hex')}`
    const known = encoded.get(key) ?? compress[encoding](bytes)
    encoded.set(key, known)
    return known
  }

  const send = async (request: Request, name: string, bytes: Buffer, cacheControl: string) => {
    const extension = extname(name)
    const encoding = encodingFor(request, extension)
    const body = await bodyOf(bytes, encoding)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...guards,
        'Content-Type': TYPES[extension] ?? 'application/octet-stream',
        'Content-Length': String(body.length),
        'Cache-Control': cacheControl,
        Vary: 'Accept-Encoding',
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      },
    })
  }

  const index = async (request: Request, base: string): Promise<Response> => {
    const page = await readIfThere(join(directory, 'index.html'))
    if (page === undefined) return new Response('The application is not built', { status: 404 })
    return send(
      request,
      `${base}index.html`,
      Buffer.from(rebased(page.toString(), base)),
      'no-cache',
    )
  }

  return {
    answer: async (request, path, base) => {
      const isNavigation = (request.headers.get('Accept') ?? '').includes('text/html')
      if (path === '/' || path === '/index.html') return index(request, base)
      const name = normalize(path)
      const file = name.startsWith('/.') ? undefined : await readIfThere(join(directory, name))
      if (file === undefined)
        return isNavigation ? index(request, base) : new Response('Not found', { status: 404 })
      const { serviceOrigin, configured = (bytes: Buffer) => bytes } = options
      const asked = serviceOrigin === undefined ? configured : withoutSession
      const isHashed = name.startsWith('/assets/')
      return send(
        request,
        name,
        name === '/config.json' ? asked(file) : file,
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  }
}
