import { describe, expect, it } from 'vitest'
import { openTag, readEntry } from './note-entry.ts'

describe('the field of the story', () => {
  it.each([
    ['Chiama dopo le 18', [], 'Chiama dopo le 18'],
    ['#regalo', ['regalo'], ''],
    ['  #Regalo #urgente #regalo ', ['regalo', 'urgente'], ''],
    ['Chiama dopo le 18 #urgente, è per l’ordine #12', ['urgente'], 'Chiama dopo le 18 #urgente, è per l’ordine #12'],
    ['Prima riga\n#città-alta', ['città-alta'], 'Prima riga\n#città-alta'],
    ['via Roma 3/a#2, C# e #', [], 'via Roma 3/a#2, C# e #'],
    [`#${'a'.repeat(40)}`, ['a'.repeat(30)], ''],
    ['   ', [], ''],
  ])('reads %j', (text, tags, note) => {
    expect(readEntry(text)).toEqual({ tags, note })
  })

  it('knows the tag that is being written', () => {
    expect(openTag('Chiama #Urg')).toBe('urg')
    expect(openTag('#')).toBe('')
    expect(openTag('Chiama #urgente dopo')).toBeUndefined()
  })
})
