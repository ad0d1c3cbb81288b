import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

test('goods that are not sold come with the shelves beside, nearest first, or with the whole range', async ({
  page,
}) => {
  await openPage(page, '/?q=tubolari')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Non lo teniamo: tubolari/)
  const beside = page.getByRole('navigation', { name: 'Ci va vicino' })
  await expect(beside.getByRole('link').first()).toHaveText('Copertoni')
  await expectAccessible(page)
  await beside.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/componenti\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Copertoni/)

  await openPage(page, '/en?q=kick scooter')
  const range = page.getByRole('navigation', { name: 'What we stock' })
  await expect(range.getByRole('link')).toHaveCount(5)
  await expect(range.getByRole('listitem').first()).toHaveText(/^Bi\w+\d+$/)
})
