import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium: the browser of CHROMIUM_PATH, else the first found. */
export function findChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  return wanted ? (existsSync(wanted) ? wanted : undefined) : places.find((p) => existsSync(p))
}

/** Debian's package, where there is no browser yet; asks for root through sudo when it has to. */
export function installChromium(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]) {
    const [command = '', ...rest] = [...asRoot, ...args]
    const { status } = spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      throw new Error(`No Chromium found and "${args.join(' ')}" failed: install Chromium and set CHROMIUM_PATH.`)
  }
}

/** Without these, Chromium calls home at every start. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
