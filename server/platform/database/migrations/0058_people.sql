-- older programs: go on
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "people_since" ON "people" USING btree ("since","id");--> statement-breakpoint
CREATE FUNCTION "guest_id"(email text) RETURNS uuid LANGUAGE sql IMMUTABLE
	RETURN overlay(overlay(md5(email) PLACING '3' FROM 13) PLACING '8' FROM 17)::uuid;
--> statement-breakpoint
-- What the table has to hold (decision 0111).
CREATE VIEW "people_source" AS
SELECT c.id, lower(c.email) AS email, 'account' AS kind, c.created_at AS since,
	search_text(c.first_name || ' ' || c.last_name, c.email, c.phone, c.city, regexp_replace(c.phone, '[^0-9]', '', 'g')) AS words
FROM customers c
UNION ALL
SELECT guest_id(lower(o.customer_email)), lower(o.customer_email), 'guest', min(o.created_at),
	left(string_agg(DISTINCT search_text(o.customer_name, o.customer_email, o.city, o.customer_phone, regexp_replace(o.customer_phone, '[^0-9]', '', 'g')), chr(10)), 2000)
FROM orders o
WHERE o.customer_id IS NULL AND NOT EXISTS (SELECT FROM customers c WHERE lower(c.email) = lower(o.customer_email))
GROUP BY lower(o.customer_email)
UNION ALL
SELECT guest_id(lower(p.email)), lower(p.email), 'past', min(p.placed_at),
	left(string_agg(DISTINCT search_text(p.name, p.email), chr(10)), 2000)
FROM past_orders p
WHERE p.customer_id IS NULL AND p.email IS NOT NULL
	AND NOT EXISTS (SELECT FROM customers c WHERE lower(c.email) = lower(p.email))
	AND NOT EXISTS (SELECT FROM orders o WHERE o.customer_id IS NULL AND lower(o.customer_email) = lower(p.email))
GROUP BY lower(p.email);
--> statement-breakpoint
-- Reads one person again, alone: who writes the same person at once waits.
CREATE FUNCTION "refresh_person"(whose text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_there boolean;
BEGIN
  LOOP
    PERFORM FROM public.people p WHERE p.email = whose FOR UPDATE;
    is_there := found;
    IF is_there THEN
      UPDATE public.people p SET id = s.id, kind = s.kind, since = s.since, words = s.words
        FROM public.people_source s WHERE p.email = whose AND s.email = whose;
      IF NOT found THEN DELETE FROM public.people p WHERE p.email = whose; END IF;
      RETURN;
    END IF;
    INSERT INTO public.people (id, email, kind, since, words)
      SELECT s.id, s.email, s.kind, s.since, s.words FROM public.people_source s WHERE s.email = whose
      ON CONFLICT (email) DO NOTHING;
    IF found OR NOT EXISTS (SELECT FROM public.people_source s WHERE s.email = whose) THEN RETURN; END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Its argument: the column of the address.
CREATE FUNCTION "follow_person"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN tg_op <> 'INSERT' THEN lower(to_jsonb(old) ->> tg_argv[0]) END;
  becomes text := CASE WHEN tg_op <> 'DELETE' THEN lower(to_jsonb(new) ->> tg_argv[0]) END;
BEGIN
  IF was IS NOT NULL THEN PERFORM public.refresh_person(was); END IF;
  IF becomes IS NOT NULL AND becomes IS DISTINCT FROM was THEN PERFORM public.refresh_person(becomes); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An order of a guest, mostly one with the same contacts as before.
CREATE FUNCTION "note_guest"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose text := lower(new.customer_email);
  said text := public.search_text(new.customer_name, new.customer_email, new.city, new.customer_phone, regexp_replace(new.customer_phone, '[^0-9]', '', 'g'));
BEGIN
  PERFORM FROM public.people p
    WHERE p.email = whose AND (p.kind = 'account' OR p.kind = 'guest' AND strpos(p.words, said) > 0) FOR KEY SHARE;
  IF found THEN RETURN NULL; END IF;
  INSERT INTO public.people AS p (id, email, kind, since, words)
    VALUES (public.guest_id(whose), whose, 'guest', new.created_at, said)
    ON CONFLICT (email) DO UPDATE SET words = left(said || chr(10) || p.words, 2000) WHERE p.kind = 'guest';
  IF NOT found THEN PERFORM public.refresh_person(whose); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "people" AFTER INSERT OR DELETE OR UPDATE OF email, first_name, last_name, phone, city, created_at ON "customers"
	FOR EACH ROW EXECUTE FUNCTION follow_person('email');--> statement-breakpoint
CREATE TRIGGER "people" AFTER INSERT OR DELETE OR UPDATE OF customer_id, email, name ON "past_orders"
	FOR EACH ROW EXECUTE FUNCTION follow_person('email');--> statement-breakpoint
-- The orders are read before they are locked, so that they go on, and those placed meanwhile afterwards.
INSERT INTO "people" (id, email, kind, since, words) SELECT id, email, kind, since, words FROM people_source;--> statement-breakpoint
CREATE TRIGGER "people" AFTER UPDATE OF customer_id, customer_email, customer_name, customer_phone, city ON "orders"
	FOR EACH ROW WHEN (old.customer_id IS NULL OR new.customer_id IS NULL) EXECUTE FUNCTION follow_person('customer_email');--> statement-breakpoint
CREATE TRIGGER "people_new" AFTER INSERT ON "orders"
	FOR EACH ROW WHEN (new.customer_id IS NULL) EXECUTE FUNCTION note_guest();--> statement-breakpoint
SELECT refresh_person(o.whose) FROM (
	SELECT DISTINCT lower(customer_email) AS whose FROM orders WHERE customer_id IS NULL AND created_at > now() - interval '10 minutes'
) o;--> statement-breakpoint
DROP INDEX IF EXISTS "customers_search";
