-- A new shop is born with these (decision 0063); one that stands keeps what it has made of its own.
INSERT INTO "facts" ("key", "kind", "unit", "label", "choices", "position")
SELECT "key", "kind", "unit", "label", "choices", 1000
FROM (VALUES
  ('rimWidth', 'number', 'mm', '{"it": "Larghezza interna del cerchio", "en": "Inner rim width"}'::jsonb, '[]'::jsonb),
  ('hookless', 'boolean', NULL, '{"it": "Cerchio senza uncino", "en": "Hookless rim"}'::jsonb, '[]'::jsonb),
  ('drivetrain', 'choice', NULL, '{"it": "Sistema di trasmissione", "en": "Drivetrain system"}'::jsonb, '[{"value": "shimano", "it": "Shimano Hyperglide", "en": "Shimano Hyperglide"}, {"value": "shimano-linkglide", "it": "Shimano LinkGlide", "en": "Shimano LinkGlide"}, {"value": "sram", "it": "SRAM con catena normale", "en": "SRAM with an ordinary chain"}, {"value": "sram-flattop", "it": "SRAM AXS Flattop", "en": "SRAM AXS Flattop"}, {"value": "sram-transmission", "it": "SRAM T-Type Transmission", "en": "SRAM T-Type Transmission"}, {"value": "campagnolo", "it": "Campagnolo", "en": "Campagnolo"}, {"value": "microshift", "it": "microSHIFT", "en": "microSHIFT"}, {"value": "cinghia", "it": "A cinghia", "en": "Belt"}]'::jsonb),
  ('hubFamily', 'text', NULL, '{"it": "Per mozzo", "en": "For hub"}'::jsonb, '[]'::jsonb),
  ('padShape', 'choice', NULL, '{"it": "Forma delle pastiglie", "en": "Pad shape"}'::jsonb, '[{"value": "shimano-b", "it": "Shimano B (B01S, B03S, B05S)", "en": "Shimano B (B01S, B03S, B05S)"}, {"value": "shimano-l", "it": "Shimano K/L (K03S, L03A, L05A)", "en": "Shimano K/L (K03S, L03A, L05A)"}, {"value": "shimano-d", "it": "Shimano D/H/N, quattro pistoncini", "en": "Shimano D/H/N, four-piston"}, {"value": "shimano-g", "it": "Shimano G/J (G03A, J04C)", "en": "Shimano G/J (G03A, J04C)"}, {"value": "sram-level", "it": "SRAM Level e strada AXS", "en": "SRAM Level and road AXS"}, {"value": "sram-guide", "it": "SRAM Guide e G2", "en": "SRAM Guide and G2"}, {"value": "sram-code", "it": "SRAM Code", "en": "SRAM Code"}, {"value": "avid-bb7", "it": "Avid BB7 e Juicy", "en": "Avid BB7 and Juicy"}, {"value": "avid-bb5", "it": "Avid BB5", "en": "Avid BB5"}, {"value": "pattino-corsa", "it": "Pattini da corsa", "en": "Road brake blocks"}, {"value": "pattino-v-brake", "it": "Pattini per V-brake", "en": "V-brake blocks"}, {"value": "pattino-cantilever", "it": "Pattini per cantilever", "en": "Cantilever blocks"}]'::jsonb),
  ('discRear', 'number', 'mm', '{"it": "Disco posteriore, se diverso", "en": "Rear rotor, if different"}'::jsonb, '[]'::jsonb),
  ('maxDisc', 'number', 'mm', '{"it": "Disco massimo ammesso", "en": "Largest rotor allowed"}'::jsonb, '[]'::jsonb),
  ('shellWidth', 'number', 'mm', '{"it": "Larghezza scatola movimento", "en": "Bottom bracket shell width"}'::jsonb, '[]'::jsonb),
  ('pedals', 'boolean', NULL, '{"it": "Pedali compresi", "en": "Pedals included"}'::jsonb, '[]'::jsonb)
) AS "brought" ("key", "kind", "unit", "label", "choices")
WHERE EXISTS (SELECT 1 FROM "shelves")
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "facts" SET "choices" = "choices" || (
  SELECT coalesce(jsonb_agg("choice"), '[]'::jsonb)
  FROM jsonb_array_elements('[{"value": "cantilever", "it": "Cantilever", "en": "Cantilever"}]'::jsonb) AS "choice"
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements("facts"."choices") AS "own" WHERE "own"->>'value' = "choice"->>'value')
)
WHERE "key" = 'brakes' AND "kind" = 'choice';--> statement-breakpoint
UPDATE "facts" SET "choices" = "choices" || (
  SELECT coalesce(jsonb_agg("choice"), '[]'::jsonb)
  FROM jsonb_array_elements('[{"value": "hg-11", "it": "Shimano HG strada 11 velocità", "en": "Shimano HG road 11-speed"}, {"value": "hg-l2", "it": "Shimano HG L2", "en": "Shimano HG L2"}, {"value": "xdr", "it": "SRAM XDR", "en": "SRAM XDR"}, {"value": "campagnolo", "it": "Campagnolo", "en": "Campagnolo"}, {"value": "n3w", "it": "Campagnolo N3W", "en": "Campagnolo N3W"}]'::jsonb) AS "choice"
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements("facts"."choices") AS "own" WHERE "own"->>'value' = "choice"->>'value')
)
WHERE "key" = 'freehub' AND "kind" = 'choice';--> statement-breakpoint
UPDATE "facts" SET "choices" = "choices" || (
  SELECT coalesce(jsonb_agg("choice"), '[]'::jsonb)
  FROM jsonb_array_elements('[{"value": "dub", "it": "SRAM DUB", "en": "SRAM DUB"}, {"value": "30-mm", "it": "Passante da 30 mm", "en": "30 mm through axle"}]'::jsonb) AS "choice"
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements("facts"."choices") AS "own" WHERE "own"->>'value' = "choice"->>'value')
)
WHERE "key" = 'crankAxle' AND "kind" = 'choice';--> statement-breakpoint
UPDATE "facts" SET "choices" = "choices" || (
  SELECT coalesce(jsonb_agg("choice"), '[]'::jsonb)
  FROM jsonb_array_elements('[{"value": "bb86", "it": "Press-fit BB86/BB92", "en": "Press-fit BB86/BB92"}, {"value": "pf30", "it": "Press-fit PF30", "en": "Press-fit PF30"}, {"value": "bb30", "it": "BB30", "en": "BB30"}, {"value": "bb386", "it": "BB386 EVO", "en": "BB386 EVO"}, {"value": "t47", "it": "T47 filettata", "en": "T47 threaded"}]'::jsonb) AS "choice"
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements("facts"."choices") AS "own" WHERE "own"->>'value' = "choice"->>'value')
)
WHERE "key" = 'bottomBracket' AND "kind" = 'choice';--> statement-breakpoint
UPDATE "facts" SET "choices" = "choices" || (
  SELECT coalesce(jsonb_agg("choice"), '[]'::jsonb)
  FROM jsonb_array_elements('[{"value": "635", "it": "635 (28 x 1 1/2)", "en": "635 (28 x 1 1/2)"}, {"value": "590", "it": "590 (26 x 1 3/8)", "en": "590 (26 x 1 3/8)"}, {"value": "540", "it": "540 (24 x 1 3/8)", "en": "540 (24 x 1 3/8)"}, {"value": "451", "it": "451 (20 x 1 1/8)", "en": "451 (20 x 1 1/8)"}]'::jsonb) AS "choice"
  WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements("facts"."choices") AS "own" WHERE "own"->>'value' = "choice"->>'value')
)
WHERE "key" = 'beadSeat' AND "kind" = 'choice';--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["speeds", "drivetrain", "freehub", "maxSprocket", "beadSeat", "rimWidth", "valve", "wheelBrake", "discDiameter", "discRear", "padShape", "seatpostDiameter", "bottomBracket", "shellWidth", "crankAxle", "pedals"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('bici-da-corsa', 'single-speed', 'bici-da-corsa-usate');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["speeds", "drivetrain", "freehub", "maxSprocket", "beadSeat", "rimDepth", "rimWidth", "valve", "wheelBrake", "discDiameter", "discRear", "padShape", "seatpostDiameter", "bottomBracket", "shellWidth", "crankAxle", "pedals"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('gravel', 'mountain-bike', 'bici-da-citta', 'gravel-usate', 'mountain-bike-usate', 'bici-da-citta-usate');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["tyreClearance", "speeds", "drivetrain", "freehub", "maxSprocket", "beadSeat", "rimDepth", "rimWidth", "valve", "wheelBrake", "discDiameter", "discRear", "padShape", "seatpostDiameter", "bottomBracket", "shellWidth", "crankAxle", "pedals"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('bici-elettriche', 'bici-elettriche-usate');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["tyreWidth", "tyreClearance", "speeds", "drivetrain", "freehub", "maxSprocket", "beadSeat", "rimDepth", "rimWidth", "valve", "wheelBrake", "discDiameter", "discRear", "padShape", "seatpostDiameter", "bottomBracket", "shellWidth", "crankAxle", "pedals"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('bici-pieghevoli', 'bici-pieghevoli-usate');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["drivetrain"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('catene', 'pacchi-pignoni');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["shellWidth"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('movimenti-centrali');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["hubFamily"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('mozzi');--> statement-breakpoint
UPDATE "shelves" SET "facts" = "facts" || (
  SELECT coalesce(jsonb_agg("key" ORDER BY "place"), '[]'::jsonb)
  FROM jsonb_array_elements_text('["padShape"]'::jsonb) WITH ORDINALITY AS "brought" ("key", "place")
  WHERE NOT "shelves"."facts" ? "key" AND EXISTS (SELECT 1 FROM "facts" WHERE "facts"."key" = "brought"."key")
)
WHERE "slug" IN ('pastiglie-freno');--> statement-breakpoint
INSERT INTO "shelves" ("slug", "category", "parent", "position", "name", "text", "words", "facts", "facets")
SELECT 'corpi-ruota-libera', 'componenti', "slug", (SELECT max("position") + 1 FROM "shelves"), '{"it": "Corpi ruota libera", "en": "Freehub bodies"}'::jsonb, '{"it": "Il corpo è fatto per un mozzo solo: la sigla è stampata sul mozzo. Decide anche quale pacco pignoni si monta, HG, Micro Spline o XD.", "en": "A freehub body is made for one hub: the code is printed on it. It also decides which cassette goes on, HG, Micro Spline or XD."}'::jsonb, '["corpo ruota libera", "corpetto", "corpetto ruota libera", "freehub body", "freehub"]'::jsonb, '["hubFamily", "freehub", "speeds"]'::jsonb, '["freehub"]'::jsonb
FROM "shelves" WHERE "slug" = 'ruote'
ON CONFLICT DO NOTHING;
