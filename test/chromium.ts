import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The engine without a window around it: the same pages for half of the processor's time. */
const shell = '/usr/bin/chromium-headless-shell'
const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium: the browser of CHROMIUM_PATH, else the first found. */
export function findChromium(): string | undefined {
  const requested = process.env.CHROMIUM_PATH
  return requested ? (existsSync(requested) ? requested : undefined) : places.find((p) => existsSync(p))
}

/** The browser of the tests: the headless shell where there is one, else the whole browser. */
export function findTestBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium()
}

/** Debian's package of the shell, where it is not there yet; asks for root through sudo when it has to. */
export function installTestBrowser(): void {
  if (process.env.CHROMIUM_PATH || existsSync(shell)) return
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args: string[]) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: 'inherit', env }).status === 0
  }
  const install = () => run('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell')
  if (install() || (run('update', '-q') && install()) || findChromium()) return
  throw new Error('No Chromium found and none could be installed: install one and set CHROMIUM_PATH.')
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
