CREATE TABLE "order_vat" (
	"order_id" uuid NOT NULL,
	"vat_class" text NOT NULL,
	"rate" integer,
	"gross_cents" integer NOT NULL,
	"taxable_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	CONSTRAINT "order_vat_order_id_vat_class_pk" PRIMARY KEY("order_id","vat_class"),
	CONSTRAINT "order_vat_class" CHECK ("order_vat"."vat_class" in ('standard','reduced','super_reduced','margin')),
	CONSTRAINT "order_vat_sum" CHECK ("order_vat"."taxable_cents" >= 0 and "order_vat"."tax_cents" >= 0 and "order_vat"."taxable_cents" + "order_vat"."tax_cents" = "order_vat"."gross_cents"),
	CONSTRAINT "order_vat_margin" CHECK (("order_vat"."vat_class" = 'margin') = ("order_vat"."rate" is null) and ("order_vat"."rate" is not null or "order_vat"."tax_cents" = 0)),
	CONSTRAINT "order_vat_rate" CHECK ("order_vat"."rate" is null or abs("order_vat"."tax_cents"::numeric - "order_vat"."taxable_cents"::numeric * "order_vat"."rate" / 100) < 1)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_class" text;--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD COLUMN "vat_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_vat" ADD CONSTRAINT "order_vat_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_class" CHECK ("products"."vat_class" in ('standard','reduced','super_reduced','margin'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_margin" CHECK ("products"."vat_class" is distinct from 'margin' or "products"."category" = 'bici-usate' or "products"."condition" is not distinct from 'used');--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_vat_class" CHECK ("order_items"."vat_class" in ('standard','reduced','super_reduced','margin'));--> statement-breakpoint
ALTER TABLE "checkout_lines" ADD CONSTRAINT "checkout_lines_vat_class" CHECK ("checkout_lines"."vat_class" in ('standard','reduced','super_reduced','margin'));--> statement-breakpoint
UPDATE "order_items" SET "vat_class" = 'margin' FROM "products" WHERE "products"."id" = "order_items"."product_id" AND ("products"."category" = 'bici-usate' OR "products"."condition" = 'used');--> statement-breakpoint
UPDATE "checkout_lines" SET "vat_class" = 'margin' WHERE "is_used";--> statement-breakpoint
WITH "goods" AS (
	SELECT "order_id", "vat_class", sum("total_cents")::bigint AS "goods" FROM "order_items" GROUP BY 1, 2
), "shares" AS (
	SELECT "goods".*, "orders"."shipping_cents"::bigint AS "shipping",
		sum("goods") OVER (PARTITION BY "order_id") AS "total",
		array_position(array['standard','reduced','super_reduced','margin'], "vat_class") AS "place",
		CASE "vat_class" WHEN 'standard' THEN 22 WHEN 'reduced' THEN 10 WHEN 'super_reduced' THEN 4 END AS "rate"
	FROM "goods" JOIN "orders" ON "orders"."id" = "goods"."order_id"
), "floors" AS (
	SELECT *, coalesce(div("shipping" * "goods", nullif("total", 0)), 0) AS "floor",
		coalesce(mod("shipping" * "goods", nullif("total", 0)), 0) AS "rest"
	FROM "shares"
), "ranked" AS (
	SELECT *, row_number() OVER (PARTITION BY "order_id" ORDER BY "rest" DESC, "place") AS "nth",
		"shipping" - sum("floor") OVER (PARTITION BY "order_id") AS "over"
	FROM "floors"
), "gross" AS (
	SELECT "order_id", "vat_class", "rate", "goods" + "floor" + CASE
		WHEN "total" = 0 THEN CASE WHEN "nth" = 1 THEN "shipping" ELSE 0 END
		WHEN "nth" <= "over" THEN 1 ELSE 0 END AS "cents"
	FROM "ranked"
), "taxed" AS (
	SELECT *, coalesce(floor(("cents" * 200 + 100 + "rate") / (2 * (100 + "rate"))), "cents") AS "taxable" FROM "gross"
)
INSERT INTO "order_vat" ("order_id", "vat_class", "rate", "gross_cents", "taxable_cents", "tax_cents")
SELECT "order_id", "vat_class", "rate", "cents", "taxable", "cents" - "taxable" FROM "taxed";
