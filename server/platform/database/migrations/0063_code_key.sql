-- older programs: go on
-- As codeKey in shared/domain/catalog/code-key.ts.
CREATE FUNCTION "code_key"(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN lower(btrim(regexp_replace(
		translate(normalize(code, NFKC), U&'\058a\05be\1806\2010\2011\2012\2013\2014\2015\2043\2212\2e3a\2e3b', '-------------'),
		'\s+', ' ', 'g')));
--> statement-breakpoint
-- Products whose codes are alike already stay: the index passes over all but the first of them.
DO $$
DECLARE
	alike text := (
		SELECT string_agg(id::text, ',' ORDER BY id) FROM (
			SELECT id, row_number() OVER (PARTITION BY code_key(product_code) ORDER BY id) AS place
			FROM products WHERE deleted_at IS NULL
		) ranked WHERE place > 1
	);
BEGIN
	EXECUTE 'CREATE UNIQUE INDEX "products_code_key_once" ON "products" USING btree (code_key("product_code")) WHERE "products"."deleted_at" is null'
		|| coalesce(format(' AND id <> ALL (''{%s}''::int[])', alike), '');
END $$;
