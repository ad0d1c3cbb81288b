import { describe, expect, it } from 'vitest'
import { databaseStartTimeout } from './await-database.ts'

const away = (code: string) => Object.assign(new Error('away'), { code })

/** A clock that only pauses move. */
function patience(sayComing = () => {}) {
  let at = 0
  return databaseStartTimeout(
    sayComing,
    () => at,
    async (ms) => {
      at += ms
    },
  )
}

describe('a start that finds the database away', () => {
  it.each([
    away('ECONNREFUSED'),
    away('57P03'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Connection terminated unexpectedly'),
    new Error('the schema', { cause: away('57P01') }),
  ])('asks again until it is back: %s', async (error) => {
    let asked = 0
    const answer = await patience()(async () => {
      if (++asked < 4) throw error
      return 'open'
    })
    expect([answer, asked]).toEqual(['open', 4])
  })

  it('gives up at its limit, with what was wrong, for all steps together', async () => {
    const ask = patience()
    let asked = 0
    const refuse = async () => {
      asked++
      throw away('ECONNREFUSED')
    }
    await expect(ask(refuse)).rejects.toThrow('away')
    expect(asked).toBe(21)
    await expect(ask(refuse)).rejects.toThrow('away')
    expect(asked).toBe(22)
  })

  it('waits as long as the database says that it is starting up, and no longer', async () => {
    let said = 0
    const ask = patience(() => said++)
    const hours = 7_200
    let asked = 0
    const starting = async () => {
      if (++asked <= hours) throw new Error('query', { cause: away('57P03') })
      if (asked <= hours + 100) throw away('ECONNREFUSED')
    }
    await expect(ask(starting)).rejects.toThrow('away')
    expect([asked, said]).toEqual([hours + 20, 1])
  })

  it.each([away('ENOTFOUND'), away('28P01'), new Error('a fault')])(
    'does not wait for what does not mend: %s',
    async (error) => {
      let asked = 0
      await expect(
        patience()(async () => {
          asked++
          throw error
        }),
      ).rejects.toBe(error)
      expect(asked).toBe(1)
    },
  )
})
