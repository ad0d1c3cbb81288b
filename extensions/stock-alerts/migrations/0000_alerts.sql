-- older programs: go on
-- Shops of 0.4.0 have the table from their own migrations, those of 0.3.0 have one for used bicycles alone, without a confirmation to wait for.
DO $$ BEGIN
	IF to_regclass('public.used_alerts') IS NOT NULL THEN
		ALTER TABLE "used_alerts" RENAME TO "stock_alerts";
		ALTER SEQUENCE "used_alerts_id_seq" RENAME TO "stock_alerts_id_seq";
		ALTER INDEX "used_alerts_pkey" RENAME TO "stock_alerts_pkey";
		ALTER INDEX "used_alerts_created" RENAME TO "stock_alerts_created";
		ALTER TABLE "stock_alerts"
			DROP CONSTRAINT "used_alerts_once",
			ALTER COLUMN "subcategory" DROP NOT NULL,
			ALTER COLUMN "known_ids" SET DEFAULT '[]'::jsonb,
			ADD COLUMN "product_id" integer CONSTRAINT "stock_alerts_product_id_products_id_fk" REFERENCES "public"."products"("id") ON DELETE cascade,
			ADD COLUMN "confirmed_at" timestamp with time zone,
			ADD COLUMN "token_hash" text CONSTRAINT "stock_alerts_token" UNIQUE,
			ADD COLUMN "told_at" timestamp with time zone,
			ADD COLUMN "below_cents" integer,
			ADD COLUMN "is_about_price" boolean GENERATED ALWAYS AS (below_cents is not null) STORED NOT NULL;
		UPDATE "stock_alerts" SET "confirmed_at" = "created_at";
		ALTER TABLE "stock_alerts"
			ADD CONSTRAINT "stock_alerts_once" UNIQUE NULLS NOT DISTINCT("email","product_id","subcategory","size","is_about_price"),
			ADD CONSTRAINT "stock_alerts_about" CHECK (("stock_alerts"."product_id" is null) <> ("stock_alerts"."subcategory" is null));
	END IF;
END $$;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "stock_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"product_id" integer CONSTRAINT "stock_alerts_product_id_products_id_fk" REFERENCES "public"."products"("id") ON DELETE cascade,
	"subcategory" text,
	"size" text,
	"language" text NOT NULL,
	"below_cents" integer,
	"is_about_price" boolean GENERATED ALWAYS AS (below_cents is not null) STORED NOT NULL,
	"known_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"token_hash" text,
	"told_at" timestamp with time zone,
	CONSTRAINT "stock_alerts_token" UNIQUE("token_hash"),
	CONSTRAINT "stock_alerts_once" UNIQUE NULLS NOT DISTINCT("email","product_id","subcategory","size","is_about_price"),
	CONSTRAINT "stock_alerts_about" CHECK (("stock_alerts"."product_id" is null) <> ("stock_alerts"."subcategory" is null))
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_alerts_product" ON "stock_alerts" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_alerts_created" ON "stock_alerts" USING btree ("created_at");
