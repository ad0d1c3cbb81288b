-- older programs: stop
-- Alerts for used bicycles and for sold-out sizes are one table; those of before had no confirmation to wait for.
ALTER TABLE "used_alerts" RENAME TO "stock_alerts";--> statement-breakpoint
ALTER SEQUENCE "used_alerts_id_seq" RENAME TO "stock_alerts_id_seq";--> statement-breakpoint
ALTER INDEX "used_alerts_pkey" RENAME TO "stock_alerts_pkey";--> statement-breakpoint
ALTER INDEX "used_alerts_created" RENAME TO "stock_alerts_created";--> statement-breakpoint
ALTER TABLE "stock_alerts" DROP CONSTRAINT "used_alerts_once";--> statement-breakpoint
ALTER TABLE "stock_alerts" ALTER COLUMN "subcategory" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ALTER COLUMN "known_ids" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE "stock_alerts" SET "confirmed_at" = "created_at";--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_token" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_once" UNIQUE NULLS NOT DISTINCT("email","product_id","subcategory","size");--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_about" CHECK (("stock_alerts"."product_id" is null) <> ("stock_alerts"."subcategory" is null));--> statement-breakpoint
CREATE INDEX "stock_alerts_product" ON "stock_alerts" USING btree ("product_id");
