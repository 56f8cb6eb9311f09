import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf } from './webServers.ts'

/** A certificate with its key, both as PEM. */
export interface Certificate {
  /** Its file; the key is beside it. */
  file: string
  cert: string
  key: string
}

const KEY = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ')

/** Whose certificate it is: an authority's, or that of a service of this name. */
type Owner = { authority: string } | { service: string }

const askedFor = (owner: Owner) =>
  'authority' in owner
    ? ['-subj', `/CN=${owner.authority}`, '-addext', 'basicConstraints=critical,CA:TRUE']
    : ['-subj', `/CN=${owner.service}`, '-addext', `subjectAltName=DNS:${owner.service}`]

/** Makes certificates in a folder; each is its own authority's unless another one is named. */
export function certificatesIn(directory: string) {
  const program = pathOf('openssl')
  let made = 0
  return async (owner: Owner, by?: Certificate): Promise<Certificate> => {
    const file = join(directory, `${made}.pem`)
    made += 1
    const config = join(directory, 'openssl.cnf')
    await writeFile(config, '[req]\ndistinguished_name = name\n[name]\n')
    const authority = by ? ['-CA', by.file, '-CAkey', `${by.file}.key`] : []
    const target = ['-config', config, '-keyout', `${file}.key`, '-out', file]
    const asked = ['req', '-x509', ...KEY, ...askedFor(owner), ...authority, ...target]
    const { status, stderr } = spawnSync(program, asked, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const [cert, key] = await Promise.all([file, `${file}.key`].map((one) => readFile(one, 'utf8')))
    return { file, cert: cert ?? '', key: key ?? '' }
  }
}
