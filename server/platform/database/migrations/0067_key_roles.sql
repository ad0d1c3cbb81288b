-- older programs: go on
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_scopes";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_role" CHECK ("api_keys"."role" in ('owner','counter','workshop','content','accountant'));--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_scopes" CHECK ((jsonb_array_length("api_keys"."scopes") > 0) = ("api_keys"."role" is null) and "api_keys"."scopes" <@ '["read_catalogue","write_catalogue","read_orders","ship","write_orders","read_customers","write_customers","read_returns","write_returns","write_refunds","read_coupons","write_coupons","read_prices","write_prices","read_events","write_events"]'::jsonb);