UPDATE "products" SET "is_active" = false, "version" = "version" + 1 WHERE "is_active" AND "price_cents" <= 0;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price_to_sell" CHECK ("products"."price_cents" > 0 or not "products"."is_active");
