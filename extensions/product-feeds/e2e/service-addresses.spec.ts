import { openDashboard } from '../../../e2e/admin-page.ts'
import { expect, test } from '../../../e2e/shop-page.ts'

test('the dashboard says what each list leaves out, and each address answers', async ({ page }) => {
  await openDashboard(page, '/admin?apri=impostazioni-trovare')
  const connections = page.getByRole('region', { name: 'Collegamenti' })
  await expect(connections.getByText(/senza una foto propria/)).toHaveCount(2)
  await connections.getByText('prova e copia').nth(1).click()
  for (const trial of await connections.getByRole('button', { name: /^Prova: Assistenti, elenco/ }).all())
    await trial.click()
  await expect(connections.getByText('Funziona')).toHaveCount(2)
})
