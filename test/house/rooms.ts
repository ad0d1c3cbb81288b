import { globSync, readFileSync } from 'node:fs'

// House rule: the server's rooms stand on each other in one direction (decision 0073). A circle means that one of them
// has a second noun in it, which is the lower one. Tests may look at any room.
const standsOn = new Map<string, Map<string, string>>()
for (const file of globSync('server/*/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }).sort()) {
  const room = file.split('/')[1] ?? ''
  const others = standsOn.get(room) ?? new Map<string, string>()
  standsOn.set(room, others)
  for (const [, other = ''] of readFileSync(file, 'utf8').matchAll(/'#server\/([^/']+)\/[^']+'/g))
    if (other !== room && !others.has(other)) others.set(other, file)
}

const isDone = new Set<string>()
const circles: string[] = []

function walk(room: string, way: readonly string[]): void {
  if (way.includes(room)) {
    const circle = [...way.slice(way.indexOf(room)), room]
    circles.push(circle.map((one, i) => `${one} (${standsOn.get(one)?.get(circle[i + 1] ?? '') ?? ''})`).join(' → '))
    return
  }
  if (isDone.has(room)) return
  for (const other of standsOn.get(room)?.keys() ?? []) walk(other, [...way, room])
  isDone.add(room)
}

for (const room of standsOn.keys()) walk(room, [])
for (const circle of circles) {
  const rooms = circle.replace(/ \(\)$/, '')
  process.stderr.write(`rooms in a circle: ${rooms}; move what the lower one needs into a room of its own\n`)
}
process.exit(circles.length > 0 ? 1 : 0)
